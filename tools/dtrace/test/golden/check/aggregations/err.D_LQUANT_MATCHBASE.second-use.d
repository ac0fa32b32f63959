BEGIN { @a = lquantize(arg0, 0, 10); @a = lquantize(arg0, 2, 10, 1); }
==== types
dtrace: failed to compile script err.D_LQUANT_MATCHBASE.second-use.d: [D_LQUANT_MATCHBASE] line 1: lquantize( ) base differs from that of the first use of @a
  err.D_LQUANT_MATCHBASE.second-use.d:1:59: BEGIN { @a = lquantize(arg0, 0, 10); @a = lquantize(arg0, 2, 10, 1); }
                                                                                                      ^
  it is 0 there, 2 here
