BEGIN { @a = llquantize(arg0, 10, 0, 18, 10); }
==== types
dtrace: failed to compile script err.D_LLQUANT_HMAGVAL.beyond-64-bits.d: [D_LLQUANT_HMAGVAL] line 1: llquantize( ) high magnitude 18 ends at 10 to the power of 19, beyond 64 bits
  err.D_LLQUANT_HMAGVAL.beyond-64-bits.d:1:38: BEGIN { @a = llquantize(arg0, 10, 0, 18, 10); }
                                                                                    ^~
  with this factor it is at most 17
