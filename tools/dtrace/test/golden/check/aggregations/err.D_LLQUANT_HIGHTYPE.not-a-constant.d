BEGIN { @a = llquantize(arg0, 10, 0, pid, 20); }
==== types
dtrace: failed to compile script err.D_LLQUANT_HIGHTYPE.not-a-constant.d: [D_LLQUANT_HIGHTYPE] line 1: llquantize( ) argument #4 is incompatible with prototype
  err.D_LLQUANT_HIGHTYPE.not-a-constant.d:1:38: BEGIN { @a = llquantize(arg0, 10, 0, pid, 20); }
                                                                                     ^~~
  the high magnitude must be an integer constant, this is of type pid_t
