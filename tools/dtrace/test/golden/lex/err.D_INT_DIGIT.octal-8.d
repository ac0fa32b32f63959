BEGIN { trace(0187); }
==== tokens
dtrace: failed to compile script err.D_INT_DIGIT.octal-8.d: [D_INT_DIGIT] line 1: invalid digit '8' in an octal number
  err.D_INT_DIGIT.octal-8.d:1:15: BEGIN { trace(0187); }
                                                ^~~~
  numbers that start with 0 are octal
