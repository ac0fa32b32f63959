BEGIN { trace('abcdefghi'); }
==== tokens
dtrace: failed to compile script err.D_CHR_OFLOW.nine.d: [D_CHR_OFLOW] line 1: character constant is too long
  err.D_CHR_OFLOW.nine.d:1:15: BEGIN { trace('abcdefghi'); }
                                             ^~~~~~~~~~~
  it holds at most eight characters; strings have double quotes
