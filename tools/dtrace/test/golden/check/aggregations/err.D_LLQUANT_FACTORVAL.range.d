BEGIN { @a = llquantize(arg0, 1, 0, 6, 20); }
==== types
dtrace: failed to compile script err.D_LLQUANT_FACTORVAL.range.d: [D_LLQUANT_FACTORVAL] line 1: llquantize( ) factor must be from 2 to 65535
  err.D_LLQUANT_FACTORVAL.range.d:1:31: BEGIN { @a = llquantize(arg0, 1, 0, 6, 20); }
                                                                      ^
