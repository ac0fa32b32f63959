BEGIN { @a = llquantize(arg0, 10, 0, 6, 5); }
==== types
dtrace: failed to compile script err.D_LLQUANT_FACTORNSTEPS.fewer-steps-than-the-factor.d: [D_LLQUANT_FACTORNSTEPS] line 1: llquantize( ) number of steps 5 is below the factor 10
  err.D_LLQUANT_FACTORNSTEPS.fewer-steps-than-the-factor.d:1:41: BEGIN { @a = llquantize(arg0, 10, 0, 6, 5); }
                                                                                                         ^
  it is the factor or a multiple of it
