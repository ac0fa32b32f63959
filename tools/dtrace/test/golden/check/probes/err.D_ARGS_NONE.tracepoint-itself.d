//! -x tracefs=tracefs-events
rawtp:sched::sched_switch { trace(args[0]); }
==== errors
dtrace: failed to compile script err.D_ARGS_NONE.tracepoint-itself.d: [D_ARGS_NONE] line 2: args[0] is not known for probe rawtp:sched::sched_switch
  err.D_ARGS_NONE.tracepoint-itself.d:2:35: rawtp:sched::sched_switch { trace(args[0]); }
                                                                              ^~~~~~~
  arg0 to arg9 are there without a type
