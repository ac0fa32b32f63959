BEGIN { @a = lquantize(arg0, 0, 100000, 65536); }
==== types
dtrace: failed to compile script err.D_LQUANT_STEPVAL.range.d: [D_LQUANT_STEPVAL] line 1: lquantize( ) step must be from 1 to 65535
  err.D_LQUANT_STEPVAL.range.d:1:41: BEGIN { @a = lquantize(arg0, 0, 100000, 65536); }
                                                                             ^~~~~
