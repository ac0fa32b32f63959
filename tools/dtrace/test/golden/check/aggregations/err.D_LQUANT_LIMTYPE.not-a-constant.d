BEGIN { @a = lquantize(arg0, 0, pid, 1); }
==== types
dtrace: failed to compile script err.D_LQUANT_LIMTYPE.not-a-constant.d: [D_LQUANT_LIMTYPE] line 1: lquantize( ) argument #3 is incompatible with prototype
  err.D_LQUANT_LIMTYPE.not-a-constant.d:1:33: BEGIN { @a = lquantize(arg0, 0, pid, 1); }
                                                                              ^~~
  the limit must be an integer constant, this is of type pid_t
