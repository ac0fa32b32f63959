tick-1s { trace(args[2]); }
==== errors
dtrace: failed to compile script err.D_ARGS_IDX.clock.d: [D_ARGS_IDX] line 1: index 2 is out of range for args[ ] of profile:::tick-1s
  err.D_ARGS_IDX.clock.d:1:17: tick-1s { trace(args[2]); }
                                               ^~~~~~~
  it has 2 arguments
