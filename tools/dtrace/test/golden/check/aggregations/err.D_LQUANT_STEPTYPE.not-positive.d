BEGIN { @a = lquantize(arg0, 0, 10, 0); @b = lquantize(arg0, 0, 10, -1); }
==== types
dtrace: failed to compile script err.D_LQUANT_STEPTYPE.not-positive.d: [D_LQUANT_STEPTYPE] line 1: lquantize( ) step must be from 1 to 65535
  err.D_LQUANT_STEPTYPE.not-positive.d:1:37: BEGIN { @a = lquantize(arg0, 0, 10, 0); @b = lquantize(arg0, 0, 10, -1); }
                                                                                 ^
  leave it out for steps of 1
dtrace: failed to compile script err.D_LQUANT_STEPTYPE.not-positive.d: [D_LQUANT_STEPTYPE] line 1: lquantize( ) step must be from 1 to 65535
  err.D_LQUANT_STEPTYPE.not-positive.d:1:69: BEGIN { @a = lquantize(arg0, 0, 10, 0); @b = lquantize(arg0, 0, 10, -1); }
                                                                                                                 ^~
  leave it out for steps of 1
