work1234:::line-cut { trace(args[1]); }
==== errors
dtrace: failed to compile script err.D_ARGS_NONE.floating-point-number.d: [D_ARGS_NONE] line 1: args[1] is not known for probe work1234:work:read_line:line-cut
  err.D_ARGS_NONE.floating-point-number.d:1:29: work1234:::line-cut { trace(args[1]); }
                                                                            ^~~~~~~
  arg1 (8f@%xmm0) cannot be fetched: it is a floating-point number
