BEGIN { @a = lquantize(arg0, 10, 10); }
==== types
dtrace: failed to compile script err.D_LQUANT_MISMATCH.base-above-limit.d: [D_LQUANT_MISMATCH] line 1: lquantize( ) base must be below its limit
  err.D_LQUANT_MISMATCH.base-above-limit.d:1:30: BEGIN { @a = lquantize(arg0, 10, 10); }
                                                                              ^~
