BEGIN { trace(18446744073709551616); }
==== tokens
dtrace: failed to compile script err.D_INT_OFLOW.too-large.d: [D_INT_OFLOW] line 1: integer constant '18446744073709551616' is too large
  err.D_INT_OFLOW.too-large.d:1:15: BEGIN { trace(18446744073709551616); }
                                                  ^~~~~~~~~~~~~~~~~~~~
  the largest is 0xffffffffffffffff
