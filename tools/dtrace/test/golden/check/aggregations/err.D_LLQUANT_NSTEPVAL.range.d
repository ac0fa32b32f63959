BEGIN { @a = llquantize(arg0, 10, 0, 6, 0); }
==== types
dtrace: failed to compile script err.D_LLQUANT_NSTEPVAL.range.d: [D_LLQUANT_NSTEPVAL] line 1: llquantize( ) number of steps must be from 1 to 65535
  err.D_LLQUANT_NSTEPVAL.range.d:1:41: BEGIN { @a = llquantize(arg0, 10, 0, 6, 0); }
                                                                               ^
