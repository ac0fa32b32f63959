BEGIN { trace(sizeof (count())); }
==== types
dtrace: failed to compile script err.D_AGG_FUNC.aggregating-function-in-sizeof.d: [D_AGG_FUNC] line 1: count( ) has no value: it fills an aggregation
  err.D_AGG_FUNC.aggregating-function-in-sizeof.d:1:23: BEGIN { trace(sizeof (count())); }
                                                                              ^~~~~
  write @name[keys] = count(...)
