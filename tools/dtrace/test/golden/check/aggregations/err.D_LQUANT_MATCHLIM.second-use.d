BEGIN { @a = lquantize(arg0, 0, 10); @a = lquantize(arg0, 0, 2, 1); }
==== types
dtrace: failed to compile script err.D_LQUANT_MATCHLIM.second-use.d: [D_LQUANT_MATCHLIM] line 1: lquantize( ) limit differs from that of the first use of @a
  err.D_LQUANT_MATCHLIM.second-use.d:1:62: BEGIN { @a = lquantize(arg0, 0, 10); @a = lquantize(arg0, 0, 2, 1); }
                                                                                                        ^
  it is 10 there, 2 here
