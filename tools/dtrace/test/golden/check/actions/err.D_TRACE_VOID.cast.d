BEGIN { trace((void)pid); }
==== types
dtrace: failed to compile script err.D_TRACE_VOID.cast.d: [D_TRACE_VOID] line 1: trace( ) may not be applied to an expression of type void
  err.D_TRACE_VOID.cast.d:1:15: BEGIN { trace((void)pid); }
                                              ^~~~~~~~~
  it has no value to record
