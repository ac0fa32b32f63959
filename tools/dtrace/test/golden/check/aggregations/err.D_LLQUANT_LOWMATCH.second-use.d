BEGIN { @a = llquantize(arg0, 10, 0, 6, 20); @a = llquantize(arg0, 10, 5, 6, 20); }
==== types
dtrace: failed to compile script err.D_LLQUANT_LOWMATCH.second-use.d: [D_LLQUANT_LOWMATCH] line 1: llquantize( ) low magnitude differs from that of the first use of @a
  err.D_LLQUANT_LOWMATCH.second-use.d:1:72: BEGIN { @a = llquantize(arg0, 10, 0, 6, 20); @a = llquantize(arg0, 10, 5, 6, 20); }
                                                                                                                   ^
  it is 0 there, 5 here
