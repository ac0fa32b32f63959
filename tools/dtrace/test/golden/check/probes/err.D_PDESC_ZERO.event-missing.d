//! -x tracefs=tracefs-derived
io:::start { }
sched:::tick { }
tcp:::connect-request { }
proc:::born { }
sched:::remain-cpu { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.event-missing.d: [D_PDESC_ZERO] line 2: probe description io:::start does not match any probes
  err.D_PDESC_ZERO.event-missing.d:2:1: io:::start { }
                                        ^~~~~~~~~~
  io:::start needs tracepoint block:block_rq_issue, which this kernel does not have
dtrace: failed to compile script err.D_PDESC_ZERO.event-missing.d: [D_PDESC_ZERO] line 3: probe description sched:::tick does not match any probes
  err.D_PDESC_ZERO.event-missing.d:3:1: sched:::tick { }
                                        ^~~~~~~~~~~~
  sched:::tick needs function sched_tick or function scheduler_tick, which this kernel does not have
dtrace: failed to compile script err.D_PDESC_ZERO.event-missing.d: [D_PDESC_ZERO] line 4: probe description tcp:::connect-request does not match any probes
  err.D_PDESC_ZERO.event-missing.d:4:1: tcp:::connect-request { }
                                        ^~~~~~~~~~~~~~~~~~~~~
  tcp:::connect-request needs static probe tcp:connect-request, which this kernel does not have
dtrace: failed to compile script err.D_PDESC_ZERO.event-missing.d: [D_PDESC_ZERO] line 5: probe description proc:::born does not match any probes
  err.D_PDESC_ZERO.event-missing.d:5:1: proc:::born { }
                                        ^~~~~~~~~~~
  no probe is named born
dtrace: failed to compile script err.D_PDESC_ZERO.event-missing.d: [D_PDESC_ZERO] line 6: probe description sched:::remain-cpu does not match any probes
  err.D_PDESC_ZERO.event-missing.d:6:1: sched:::remain-cpu { }
                                        ^~~~~~~~~~~~~~~~~~
  sched:::remain-cpu does not exist: the scheduler tells nobody that a thread keeps its CPU
