BEGIN { @a = llquantize(arg0, 4, 0, 6, 6); }
==== types
dtrace: failed to compile script err.D_LLQUANT_STEPVAL.no-multiple-of-the-factor.d: [D_LLQUANT_STEPVAL] line 1: llquantize( ) number of steps 6 does not divide magnitudes of factor 4 evenly
  err.D_LLQUANT_STEPVAL.no-multiple-of-the-factor.d:1:40: BEGIN { @a = llquantize(arg0, 4, 0, 6, 6); }
                                                                                                 ^
  it is a multiple of the factor and divides a power of it, such as 4
