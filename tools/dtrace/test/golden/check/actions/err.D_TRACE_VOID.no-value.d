BEGIN { trace(bcopy(0, alloca(1), 0)); trace(exit(1)); }
==== errors
dtrace: failed to compile script err.D_TRACE_VOID.no-value.d: [D_TRACE_VOID] line 1: trace( ) may not be applied to an expression of type void
  err.D_TRACE_VOID.no-value.d:1:15: BEGIN { trace(bcopy(0, alloca(1), 0)); trace(exit(1)); }
                                                  ^~~~~~~~~~~~~~~~~~~~~~
  it has no value to record
dtrace: failed to compile script err.D_TRACE_VOID.no-value.d: [D_TRACE_VOID] line 1: trace( ) may not be applied to an expression of type void
  err.D_TRACE_VOID.no-value.d:1:46: BEGIN { trace(bcopy(0, alloca(1), 0)); trace(exit(1)); }
                                                                                 ^~~~~~~
  it has no value to record
