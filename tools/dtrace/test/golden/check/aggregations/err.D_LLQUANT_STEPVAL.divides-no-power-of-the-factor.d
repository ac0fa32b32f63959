BEGIN { @a = llquantize(arg0, 10, 0, 6, 30); }
==== types
dtrace: failed to compile script err.D_LLQUANT_STEPVAL.divides-no-power-of-the-factor.d: [D_LLQUANT_STEPVAL] line 1: llquantize( ) number of steps 30 does not divide magnitudes of factor 10 evenly
  err.D_LLQUANT_STEPVAL.divides-no-power-of-the-factor.d:1:41: BEGIN { @a = llquantize(arg0, 10, 0, 6, 30); }
                                                                                                       ^~
  it is a multiple of the factor and divides a power of it, such as 10
