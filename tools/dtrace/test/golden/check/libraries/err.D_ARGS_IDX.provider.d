//! -L dlib
work1234:::line-cut { trace(args[1]); }
==== types
dtrace: failed to compile script err.D_ARGS_IDX.provider.d: [D_ARGS_IDX] line 2: index 1 is out of range for args[ ] of work1234:work:read_line:line-cut
  err.D_ARGS_IDX.provider.d:2:29: work1234:::line-cut { trace(args[1]); }
                                                              ^~~~~~~
  the declaration of its provider has 1 argument: arg1 is there without a type
