BEGIN { trace(`runqueue_length); }
==== errors
dtrace: failed to compile script err.D_UNIMPL.per-cpu-variable.d: [D_UNIMPL] line 1: the per-CPU variable runqueue_length is not supported yet
  err.D_UNIMPL.per-cpu-variable.d:1:15: BEGIN { trace(`runqueue_length); }
                                                      ^~~~~~~~~~~~~~~~
