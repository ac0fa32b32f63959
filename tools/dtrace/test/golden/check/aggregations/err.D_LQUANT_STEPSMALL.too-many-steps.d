BEGIN { @a = lquantize(arg0, 0, 1000000000, 1); }
==== types
dtrace: failed to compile script err.D_LQUANT_STEPSMALL.too-many-steps.d: [D_LQUANT_STEPSMALL] line 1: lquantize( ) has 1000000000 steps, more than 65535
  err.D_LQUANT_STEPSMALL.too-many-steps.d:1:45: BEGIN { @a = lquantize(arg0, 0, 1000000000, 1); }
                                                                                            ^
  from this base to this limit the step is at least 15259
