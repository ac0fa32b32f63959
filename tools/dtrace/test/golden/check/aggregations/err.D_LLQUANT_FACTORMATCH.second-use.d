BEGIN { @a = llquantize(arg0, 10, 0, 6, 20); @a = llquantize(arg0, 20, 0, 6, 20); }
==== types
dtrace: failed to compile script err.D_LLQUANT_FACTORMATCH.second-use.d: [D_LLQUANT_FACTORMATCH] line 1: llquantize( ) factor differs from that of the first use of @a
  err.D_LLQUANT_FACTORMATCH.second-use.d:1:68: BEGIN { @a = llquantize(arg0, 10, 0, 6, 20); @a = llquantize(arg0, 20, 0, 6, 20); }
                                                                                                                  ^~
  it is 10 there, 20 here
