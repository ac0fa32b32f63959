BEGIN { @a = llquantize(arg0, 10, 0, 6, 20); @a = llquantize(arg0, 10, 0, 5, 20); }
==== types
dtrace: failed to compile script err.D_LLQUANT_HIGHMATCH.second-use.d: [D_LLQUANT_HIGHMATCH] line 1: llquantize( ) high magnitude differs from that of the first use of @a
  err.D_LLQUANT_HIGHMATCH.second-use.d:1:75: BEGIN { @a = llquantize(arg0, 10, 0, 6, 20); @a = llquantize(arg0, 10, 0, 5, 20); }
                                                                                                                       ^
  it is 6 there, 5 here
