BEGIN { @a = lquantize(arg0, -3000000000, 10, 1); }
==== types
dtrace: failed to compile script err.D_LQUANT_BASEVAL.range.d: [D_LQUANT_BASEVAL] line 1: lquantize( ) base must be from -2147483648 to 2147483647
  err.D_LQUANT_BASEVAL.range.d:1:30: BEGIN { @a = lquantize(arg0, -3000000000, 10, 1); }
                                                                  ^~~~~~~~~~~
