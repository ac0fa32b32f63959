BEGIN { @a = llquantize(arg0, 10, 0, 6, pid); }
==== types
dtrace: failed to compile script err.D_LLQUANT_NSTEPTYPE.not-a-constant.d: [D_LLQUANT_NSTEPTYPE] line 1: llquantize( ) argument #5 is incompatible with prototype
  err.D_LLQUANT_NSTEPTYPE.not-a-constant.d:1:41: BEGIN { @a = llquantize(arg0, 10, 0, 6, pid); }
                                                                                         ^~~
  the number of steps must be an integer constant, this is of type pid_t
