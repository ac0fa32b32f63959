BEGIN { @a = count(); trace(@a); }
==== types
dtrace: failed to compile script err.D_TRACE_AGG.traced.d: [D_TRACE_AGG] line 1: trace( ) may not be applied to an aggregation
  err.D_TRACE_AGG.traced.d:1:29: BEGIN { @a = count(); trace(@a); }
                                                             ^~
  print it, as in printa(@a)
