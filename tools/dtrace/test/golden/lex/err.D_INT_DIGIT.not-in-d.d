BEGIN { trace(0b101); trace(1_000); trace(0x); trace(0x_1); trace(0X); trace(5x); }
==== tokens
dtrace: failed to compile script err.D_INT_DIGIT.not-in-d.d: [D_INT_DIGIT] line 1: invalid digit 'b' in a decimal number
  err.D_INT_DIGIT.not-in-d.d:1:15: BEGIN { trace(0b101); trace(1_000); trace(0x); trace(0x_1); trace(0X); trace(5x); }
                                                 ^~~~~
  numbers are decimal, octal (017) or hexadecimal (0x1f)
dtrace: failed to compile script err.D_INT_DIGIT.not-in-d.d: [D_INT_DIGIT] line 1: invalid digit '_' in a decimal number
  err.D_INT_DIGIT.not-in-d.d:1:29: BEGIN { trace(0b101); trace(1_000); trace(0x); trace(0x_1); trace(0X); trace(5x); }
                                                               ^~~~~
  the digits of a number stand together
dtrace: failed to compile script err.D_INT_DIGIT.not-in-d.d: [D_INT_DIGIT] line 1: invalid digit 'x' in a hexadecimal number
  err.D_INT_DIGIT.not-in-d.d:1:43: BEGIN { trace(0b101); trace(1_000); trace(0x); trace(0x_1); trace(0X); trace(5x); }
                                                                             ^~
  digits follow 0x
dtrace: failed to compile script err.D_INT_DIGIT.not-in-d.d: [D_INT_DIGIT] line 1: invalid digit '_' in a hexadecimal number
  err.D_INT_DIGIT.not-in-d.d:1:54: BEGIN { trace(0b101); trace(1_000); trace(0x); trace(0x_1); trace(0X); trace(5x); }
                                                                                        ^~~~
  the digits of a number stand together
dtrace: failed to compile script err.D_INT_DIGIT.not-in-d.d: [D_INT_DIGIT] line 1: invalid digit 'X' in a hexadecimal number
  err.D_INT_DIGIT.not-in-d.d:1:67: BEGIN { trace(0b101); trace(1_000); trace(0x); trace(0x_1); trace(0X); trace(5x); }
                                                                                                     ^~
  digits follow 0x
dtrace: failed to compile script err.D_INT_DIGIT.not-in-d.d: [D_INT_DIGIT] line 1: invalid digit 'x' in a decimal number
  err.D_INT_DIGIT.not-in-d.d:1:78: BEGIN { trace(0b101); trace(1_000); trace(0x); trace(0x_1); trace(0X); trace(5x); }
                                                                                                                ^~
  the suffixes are u, l and ll
