BEGIN { pid = 1; pid++; timestamp += 2; }
==== types
dtrace: failed to compile script err.D_OP_WRITE.builtin-assigned.d: [D_OP_WRITE] line 1: operator = may not be applied to pid
  err.D_OP_WRITE.builtin-assigned.d:1:9: BEGIN { pid = 1; pid++; timestamp += 2; }
                                                 ^~~
  did you mean ==? the variables of DTrace are read-only
dtrace: failed to compile script err.D_OP_WRITE.builtin-assigned.d: [D_OP_WRITE] line 1: operator ++ may not be applied to pid
  err.D_OP_WRITE.builtin-assigned.d:1:18: BEGIN { pid = 1; pid++; timestamp += 2; }
                                                           ^~~
  the variables of DTrace are read-only
dtrace: failed to compile script err.D_OP_WRITE.builtin-assigned.d: [D_OP_WRITE] line 1: operator += may not be applied to timestamp
  err.D_OP_WRITE.builtin-assigned.d:1:25: BEGIN { pid = 1; pid++; timestamp += 2; }
                                                                  ^~~~~~~~~
  the variables of DTrace are read-only
