BEGIN { @a = llquantize(arg0, pid, 0, 6, 20); }
==== types
dtrace: failed to compile script err.D_LLQUANT_FACTORTYPE.not-a-constant.d: [D_LLQUANT_FACTORTYPE] line 1: llquantize( ) argument #2 is incompatible with prototype
  err.D_LLQUANT_FACTORTYPE.not-a-constant.d:1:31: BEGIN { @a = llquantize(arg0, pid, 0, 6, 20); }
                                                                                ^~~
  the factor must be an integer constant, this is of type pid_t
