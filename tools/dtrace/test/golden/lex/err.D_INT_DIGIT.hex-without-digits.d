BEGIN { trace(0xg); }
==== tokens
dtrace: failed to compile script err.D_INT_DIGIT.hex-without-digits.d: [D_INT_DIGIT] line 1: invalid digit 'g' in a hexadecimal number
  err.D_INT_DIGIT.hex-without-digits.d:1:15: BEGIN { trace(0xg); }
                                                           ^~~
  the suffixes are u, l and ll
