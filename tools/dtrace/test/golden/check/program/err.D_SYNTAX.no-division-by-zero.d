BEGIN { x = 1; trace(x / 2.5); trace(x / .5); trace(x % 99999999999999999999); trace(x / 0x); }
==== types
dtrace: failed to compile script err.D_SYNTAX.no-division-by-zero.d: [D_SYNTAX] line 1: floating-point constants are not permitted
  err.D_SYNTAX.no-division-by-zero.d:1:26: BEGIN { x = 1; trace(x / 2.5); trace(x / .5); trace(x % 99999999999999999999); trace(x / 0x); }
                                                                    ^~~
  D computes with integers only; (double)3 is 3.0
dtrace: failed to compile script err.D_SYNTAX.no-division-by-zero.d: [D_SYNTAX] line 1: floating-point constants are not permitted
  err.D_SYNTAX.no-division-by-zero.d:1:42: BEGIN { x = 1; trace(x / 2.5); trace(x / .5); trace(x % 99999999999999999999); trace(x / 0x); }
                                                                                    ^~
  D computes with integers only; (double)3 is 3.0
dtrace: failed to compile script err.D_SYNTAX.no-division-by-zero.d: [D_INT_OFLOW] line 1: integer constant '99999999999999999999' is too large
  err.D_SYNTAX.no-division-by-zero.d:1:57: BEGIN { x = 1; trace(x / 2.5); trace(x / .5); trace(x % 99999999999999999999); trace(x / 0x); }
                                                                                                   ^~~~~~~~~~~~~~~~~~~~
  the largest is 0xffffffffffffffff
dtrace: failed to compile script err.D_SYNTAX.no-division-by-zero.d: [D_INT_DIGIT] line 1: invalid digit 'x' in a hexadecimal number
  err.D_SYNTAX.no-division-by-zero.d:1:90: BEGIN { x = 1; trace(x / 2.5); trace(x / .5); trace(x % 99999999999999999999); trace(x / 0x); }
                                                                                                                                    ^~
  digits follow 0x
