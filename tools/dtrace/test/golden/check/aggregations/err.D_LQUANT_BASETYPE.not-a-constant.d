BEGIN { @a = lquantize(arg0, pid, 10, 1); }
==== types
dtrace: failed to compile script err.D_LQUANT_BASETYPE.not-a-constant.d: [D_LQUANT_BASETYPE] line 1: lquantize( ) argument #2 is incompatible with prototype
  err.D_LQUANT_BASETYPE.not-a-constant.d:1:30: BEGIN { @a = lquantize(arg0, pid, 10, 1); }
                                                                            ^~~
  the base must be an integer constant, this is of type pid_t
