//! -x tracefs=tracefs-events
sdt:sched:: { trace(args[7]); }
sdt:block::unread { trace(args[0]); }
==== types
dtrace: failed to compile script err.D_ARGS_NONE.tracepoint.d: [D_ARGS_IDX] line 2: index 7 is out of range for args[ ] of sdt:sched::sched_switch
  err.D_ARGS_NONE.tracepoint.d:2:21: sdt:sched:: { trace(args[7]); }
                                                         ^~~~~~~
  it has 7 arguments
dtrace: failed to compile script err.D_ARGS_NONE.tracepoint.d: [D_ARGS_NONE] line 3: args[0] is not known for probe sdt:block::unread
  err.D_ARGS_NONE.tracepoint.d:3:27: sdt:block::unread { trace(args[0]); }
                                                               ^~~~~~~
  cannot open tracefs-events/events/block/unread/format: No such file or directory
