//! -x tracefs=tracefs-events
sdt:sched::sched_swich { }
sdt:mine::made { }
sdt:user_events:: { }
sdt:ftrace:: { }
==== types
dtrace: failed to compile script err.D_PDESC_ZERO.tracepoint.d: [D_PDESC_ZERO] line 2: probe description sdt:sched::sched_swich does not match any probes
  err.D_PDESC_ZERO.tracepoint.d:2:1: sdt:sched::sched_swich { }
                                     ^~~~~~~~~~~~~~~~~~~~~~
  no probe is named sched_swich: did you mean sched_switch?
dtrace: failed to compile script err.D_PDESC_ZERO.tracepoint.d: [D_PDESC_ZERO] line 3: probe description sdt:mine::made does not match any probes
  err.D_PDESC_ZERO.tracepoint.d:3:1: sdt:mine::made { }
                                     ^~~~~~~~~~~~~~
  no probe is named made
dtrace: failed to compile script err.D_PDESC_ZERO.tracepoint.d: [D_PDESC_ZERO] line 4: probe description sdt:user_events:: does not match any probes
  err.D_PDESC_ZERO.tracepoint.d:4:1: sdt:user_events:: { }
                                     ^~~~~~~~~~~~~~~~~
  no module is named user_events
dtrace: failed to compile script err.D_PDESC_ZERO.tracepoint.d: [D_PDESC_ZERO] line 5: probe description sdt:ftrace:: does not match any probes
  err.D_PDESC_ZERO.tracepoint.d:5:1: sdt:ftrace:: { }
                                     ^~~~~~~~~~~~
  no module is named ftrace
