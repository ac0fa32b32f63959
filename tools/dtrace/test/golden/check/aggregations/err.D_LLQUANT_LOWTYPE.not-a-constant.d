BEGIN { @a = llquantize(arg0, 10, pid, 6, 20); }
==== types
dtrace: failed to compile script err.D_LLQUANT_LOWTYPE.not-a-constant.d: [D_LLQUANT_LOWTYPE] line 1: llquantize( ) argument #3 is incompatible with prototype
  err.D_LLQUANT_LOWTYPE.not-a-constant.d:1:35: BEGIN { @a = llquantize(arg0, 10, pid, 6, 20); }
                                                                                 ^~~
  the low magnitude must be an integer constant, this is of type pid_t
