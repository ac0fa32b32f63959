BEGIN { trace(percpu(`init_task, 1)); trace(percpu(1, 2)); trace(percpu(`runqueue_length, "1")); trace(percpu(percpu(`runqueue_length, 1), 2)); }
==== errors
dtrace: failed to compile script err.D_PROTO_ARG.percpu.d: [D_PROTO_ARG] line 1: percpu( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.percpu.d:1:22: BEGIN { trace(percpu(`init_task, 1)); trace(percpu(1, 2)); trace(percpu(`runqueue_length, "1")); tra...
                                                      ^~~~~~~~~~
  a per-CPU variable of the kernel is expected, as in percpu(`runqueues, 0).nr_running
dtrace: failed to compile script err.D_PROTO_ARG.percpu.d: [D_PROTO_ARG] line 1: percpu( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.percpu.d:1:52: ...EGIN { trace(percpu(`init_task, 1)); trace(percpu(1, 2)); trace(percpu(`runqueue_length, "1")); trac...
                                                                                      ^
  a per-CPU variable of the kernel is expected, as in percpu(`runqueues, 0).nr_running
dtrace: failed to compile script err.D_PROTO_ARG.percpu.d: [D_PROTO_ARG] line 1: percpu( ) argument #2 is incompatible with prototype
  err.D_PROTO_ARG.percpu.d:1:91: ...ace(percpu(1, 2)); trace(percpu(`runqueue_length, "1")); trace(percpu(percpu(`runqueue_length, 1), 2...
                                                                                      ^~~
  an integer is expected, this is of type string
dtrace: failed to compile script err.D_PROTO_ARG.percpu.d: [D_PROTO_ARG] line 1: percpu( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.percpu.d:1:111: ...race(percpu(`runqueue_length, "1")); trace(percpu(percpu(`runqueue_length, 1), 2)); }
                                                                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  a per-CPU variable of the kernel is expected, as in percpu(`runqueues, 0).nr_running
