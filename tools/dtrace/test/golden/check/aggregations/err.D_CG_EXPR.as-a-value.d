BEGIN { trace(count()); x = sum(1); }
==== types
dtrace: failed to compile script err.D_CG_EXPR.as-a-value.d: [D_CG_EXPR] line 1: count( ) has no value: it fills an aggregation
  err.D_CG_EXPR.as-a-value.d:1:15: BEGIN { trace(count()); x = sum(1); }
                                                 ^~~~~
  write @name[keys] = count(...)
dtrace: failed to compile script err.D_CG_EXPR.as-a-value.d: [D_CG_EXPR] line 1: sum( ) has no value: it fills an aggregation
  err.D_CG_EXPR.as-a-value.d:1:29: BEGIN { trace(count()); x = sum(1); }
                                                               ^~~
  write @name[keys] = sum(...)
