BEGIN { trace('a); }
==== ast
dtrace: failed to compile script err.D_CHR_NL.only-error.d: [D_CHR_NL] line 1: newline or end of file in a character constant
  err.D_CHR_NL.only-error.d:1:15: BEGIN { trace('a); }
                                                ^~~~~~
  close it with '
