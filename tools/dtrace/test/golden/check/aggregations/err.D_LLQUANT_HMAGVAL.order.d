BEGIN { @a = llquantize(arg0, 10, 6, 6, 20); }
==== types
dtrace: failed to compile script err.D_LLQUANT_HMAGVAL.order.d: [D_LLQUANT_HMAGVAL] line 1: llquantize( ) low magnitude must be below the high one
  err.D_LLQUANT_HMAGVAL.order.d:1:35: BEGIN { @a = llquantize(arg0, 10, 6, 6, 20); }
                                                                        ^
