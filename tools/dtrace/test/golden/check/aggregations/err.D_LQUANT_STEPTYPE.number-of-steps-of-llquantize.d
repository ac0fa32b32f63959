BEGIN { @a = llquantize(arg0, 10, 0, 6, pid); }
==== types
dtrace: failed to compile script err.D_LQUANT_STEPTYPE.number-of-steps-of-llquantize.d: [D_LQUANT_STEPTYPE] line 1: llquantize( ) argument #5 is incompatible with prototype
  err.D_LQUANT_STEPTYPE.number-of-steps-of-llquantize.d:1:41: BEGIN { @a = llquantize(arg0, 10, 0, 6, pid); }
                                                                                                      ^~~
  the number of steps must be an integer constant, this is of type pid_t
