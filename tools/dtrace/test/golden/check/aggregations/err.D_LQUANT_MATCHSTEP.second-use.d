BEGIN { @a = lquantize(arg0, 0, 10); @a = lquantize(arg0, 0, 10, 2); }
==== types
dtrace: failed to compile script err.D_LQUANT_MATCHSTEP.second-use.d: [D_LQUANT_MATCHSTEP] line 1: lquantize( ) step differs from that of the first use of @a
  err.D_LQUANT_MATCHSTEP.second-use.d:1:66: BEGIN { @a = lquantize(arg0, 0, 10); @a = lquantize(arg0, 0, 10, 2); }
                                                                                                             ^
  it is 1 there, 2 here
