//! -x tracefs=tracefs-events
sdt:sched::sched_switch, sdt:mine:: { trace(args[0]); }
==== types
dtrace: failed to compile script err.D_ARGS_TYPE.tracepoint.d: [D_ARGS_TYPE] line 2: args[0] is of different types: char * of sdt:sched::sched_switch, pid_t of sdt:mine::native
  err.D_ARGS_TYPE.tracepoint.d:2:45: sdt:sched::sched_switch, sdt:mine:: { trace(args[0]); }
                                                                                 ^~~~~~~
  write a clause for each
