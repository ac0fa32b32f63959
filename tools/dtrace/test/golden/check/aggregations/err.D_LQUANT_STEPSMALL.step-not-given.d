BEGIN { @a = lquantize(arg0, -32768, 32768); }
==== types
dtrace: failed to compile script err.D_LQUANT_STEPSMALL.step-not-given.d: [D_LQUANT_STEPSMALL] line 1: lquantize( ) has 65536 steps, more than 65535
  err.D_LQUANT_STEPSMALL.step-not-given.d:1:38: BEGIN { @a = lquantize(arg0, -32768, 32768); }
                                                                                     ^~~~~
  from this base to this limit the step is at least 2
