work1234:::started { trace(args[0]); }
==== errors
dtrace: failed to compile script err.D_ARGS_IDX.static-probe-of-a-process.d: [D_ARGS_IDX] line 1: index 0 is out of range for args[ ] of work1234:work:main:started
  err.D_ARGS_IDX.static-probe-of-a-process.d:1:28: work1234:::started { trace(args[0]); }
                                                                              ^~~~~~~
  it has no arguments
