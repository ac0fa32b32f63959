BEGIN { @a = lquantize(arg0, 0, 3000000000, 1); }
==== types
dtrace: failed to compile script err.D_LQUANT_LIMVAL.range.d: [D_LQUANT_LIMVAL] line 1: lquantize( ) limit must be from -2147483648 to 2147483647
  err.D_LQUANT_LIMVAL.range.d:1:33: BEGIN { @a = lquantize(arg0, 0, 3000000000, 1); }
                                                                    ^~~~~~~~~~
