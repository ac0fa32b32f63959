BEGIN /pid = 1/ { }
==== types
dtrace: failed to compile script err.D_OP_WRITE.equals-in-predicate.d: [D_OP_WRITE] line 1: operator = may not be applied to pid
  err.D_OP_WRITE.equals-in-predicate.d:1:8: BEGIN /pid = 1/ { }
                                                   ^~~
  did you mean ==? the variables of DTrace are read-only
