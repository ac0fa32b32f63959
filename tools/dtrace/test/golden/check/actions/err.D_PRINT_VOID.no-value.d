BEGIN { print((void)1); print(trace(1)); }
==== types
dtrace: failed to compile script err.D_PRINT_VOID.no-value.d: [D_PRINT_VOID] line 1: print( ) may not be applied to an expression of type void
  err.D_PRINT_VOID.no-value.d:1:15: BEGIN { print((void)1); print(trace(1)); }
                                                  ^~~~~~~
  it has no value to record
dtrace: failed to compile script err.D_PRINT_VOID.no-value.d: [D_PRINT_VOID] line 1: print( ) may not be applied to an expression of type void
  err.D_PRINT_VOID.no-value.d:1:31: BEGIN { print((void)1); print(trace(1)); }
                                                                  ^~~~~~~~
  it has no value to record
