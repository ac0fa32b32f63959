BEGIN { trace(sizeof (count())); }
==== types
dtrace: failed to compile script err.D_CG_EXPR.aggregating-function-in-sizeof.d: [D_CG_EXPR] line 1: count( ) has no value: it fills an aggregation
  err.D_CG_EXPR.aggregating-function-in-sizeof.d:1:23: BEGIN { trace(sizeof (count())); }
                                                                             ^~~~~
  write @name[keys] = count(...)
