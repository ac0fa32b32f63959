BEGIN { trace(percpu(`runqueue_length)); }
==== errors
dtrace: failed to compile script err.D_PROTO_LEN.percpu.d: [D_PROTO_LEN] line 1: percpu( ) prototype mismatch: 1 arg passed, 2 expected
  err.D_PROTO_LEN.percpu.d:1:15: BEGIN { trace(percpu(`runqueue_length)); }
                                               ^~~~~~
  write percpu(`variable, cpu)
