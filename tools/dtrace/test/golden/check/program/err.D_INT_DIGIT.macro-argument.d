//! -- 3x -3x
BEGIN { trace($1); trace($2); }
==== types
dtrace: failed to compile script err.D_INT_DIGIT.macro-argument.d: [D_INT_DIGIT] line 2: invalid digit 'x' in a decimal number
  err.D_INT_DIGIT.macro-argument.d:2:15: BEGIN { trace($1); trace($2); }
                                                       ^~
  the suffixes are u, l and ll
dtrace: failed to compile script err.D_INT_DIGIT.macro-argument.d: [D_INT_DIGIT] line 2: invalid digit 'x' in a decimal number
  err.D_INT_DIGIT.macro-argument.d:2:26: BEGIN { trace($1); trace($2); }
                                                                  ^~
  the suffixes are u, l and ll
