BEGIN { @a = lquantize(arg0, 0, 10, pid); }
==== types
dtrace: failed to compile script err.D_LQUANT_STEPTYPE.not-a-constant.d: [D_LQUANT_STEPTYPE] line 1: lquantize( ) argument #4 is incompatible with prototype
  err.D_LQUANT_STEPTYPE.not-a-constant.d:1:37: BEGIN { @a = lquantize(arg0, 0, 10, pid); }
                                                                                   ^~~
  the step must be an integer constant, this is of type pid_t
