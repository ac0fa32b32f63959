BEGIN { @a = llquantize(arg0, 10, 0, 100, 20); }
==== types
dtrace: failed to compile script err.D_LLQUANT_HMAGVAL.range.d: [D_LLQUANT_HMAGVAL] line 1: llquantize( ) high magnitude must be from 0 to 63
  err.D_LLQUANT_HMAGVAL.range.d:1:38: BEGIN { @a = llquantize(arg0, 10, 0, 100, 20); }
                                                                           ^~~
