pid1234::malloc:entry { trace(args[0]); }
==== types
dtrace: failed to compile script err.D_ARGS_NONE.function-of-a-process.d: [D_ARGS_NONE] line 1: args[0] is not known for probe pid1234:libc.so.6:malloc:entry
  err.D_ARGS_NONE.function-of-a-process.d:1:31: pid1234::malloc:entry { trace(args[0]); }
                                                                              ^~~~~~~
  arg0 to arg9 are there without a type
