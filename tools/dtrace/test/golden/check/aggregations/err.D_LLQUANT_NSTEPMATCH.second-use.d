BEGIN { @a = llquantize(arg0, 10, 0, 6, 20); @a = llquantize(arg0, 10, 0, 6, 10); }
==== types
dtrace: failed to compile script err.D_LLQUANT_NSTEPMATCH.second-use.d: [D_LLQUANT_NSTEPMATCH] line 1: llquantize( ) number of steps differs from that of the first use of @a
  err.D_LLQUANT_NSTEPMATCH.second-use.d:1:78: BEGIN { @a = llquantize(arg0, 10, 0, 6, 20); @a = llquantize(arg0, 10, 0, 6, 10); }
                                                                                                                           ^~
  it is 20 there, 10 here
