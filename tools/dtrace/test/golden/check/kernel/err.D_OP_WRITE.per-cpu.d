BEGIN { percpu(`runqueue_length, 1) = 1; `runqueue_length++; }
==== errors
dtrace: failed to compile script err.D_OP_WRITE.per-cpu.d: [D_OP_WRITE] line 1: operator = may not be applied to memory of the kernel
  err.D_OP_WRITE.per-cpu.d:1:9: BEGIN { percpu(`runqueue_length, 1) = 1; `runqueue_length++; }
                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  D only reads it
dtrace: failed to compile script err.D_OP_WRITE.per-cpu.d: [D_OP_WRITE] line 1: operator ++ may not be applied to memory of the kernel
  err.D_OP_WRITE.per-cpu.d:1:42: BEGIN { percpu(`runqueue_length, 1) = 1; `runqueue_length++; }
                                                                          ^~~~~~~~~~~~~~~~
  D only reads it
