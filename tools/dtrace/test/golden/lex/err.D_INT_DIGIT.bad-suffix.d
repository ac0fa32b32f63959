BEGIN { trace(12abc); trace(1lul); }
==== tokens
dtrace: failed to compile script err.D_INT_DIGIT.bad-suffix.d: [D_INT_DIGIT] line 1: invalid digit 'a' in a decimal number
  err.D_INT_DIGIT.bad-suffix.d:1:15: BEGIN { trace(12abc); trace(1lul); }
                                                   ^~~~~
  the suffixes are u, l and ll
dtrace: failed to compile script err.D_INT_DIGIT.bad-suffix.d: [D_INT_DIGIT] line 1: invalid digit 'l' in a decimal number
  err.D_INT_DIGIT.bad-suffix.d:1:29: BEGIN { trace(12abc); trace(1lul); }
                                                                 ^~~~
  the suffixes are u, l and ll
