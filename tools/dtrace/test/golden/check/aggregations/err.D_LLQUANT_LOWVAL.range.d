BEGIN { @a = llquantize(arg0, 10, -1, 6, 20); }
==== types
dtrace: failed to compile script err.D_LLQUANT_LOWVAL.range.d: [D_LLQUANT_LOWVAL] line 1: llquantize( ) low magnitude must be from 0 to 63
  err.D_LLQUANT_LOWVAL.range.d:1:35: BEGIN { @a = llquantize(arg0, 10, -1, 6, 20); }
                                                                       ^~
