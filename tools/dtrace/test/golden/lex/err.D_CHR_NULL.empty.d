BEGIN { trace(''); }
==== tokens
dtrace: failed to compile script err.D_CHR_NULL.empty.d: [D_CHR_NULL] line 1: empty character constant
  err.D_CHR_NULL.empty.d:1:15: BEGIN { trace(''); }
                                             ^~
  a character with the value 0 is '\0'
