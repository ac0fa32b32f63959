BEGIN { trace((int)execname); trace((string)pid); trace((void)pid); }
==== types
dtrace: failed to compile script err.D_CAST_INVAL.string-to-integer.d: [D_CAST_INVAL] line 1: invalid cast expression: "string" to "int"
  err.D_CAST_INVAL.string-to-integer.d:1:15: BEGIN { trace((int)execname); trace((string)pid); trace((void)pid); }
                                                           ^~~~~~~~~~~~~
  casts convert integers and pointers
dtrace: failed to compile script err.D_CAST_INVAL.string-to-integer.d: [D_CAST_INVAL] line 1: invalid cast expression: "pid_t" to "string"
  err.D_CAST_INVAL.string-to-integer.d:1:37: BEGIN { trace((int)execname); trace((string)pid); trace((void)pid); }
                                                                                 ^~~~~~~~~~~
  casts convert integers and pointers
dtrace: failed to compile script err.D_CAST_INVAL.string-to-integer.d: [D_TRACE_VOID] line 1: trace( ) may not be applied to an expression of type void
  err.D_CAST_INVAL.string-to-integer.d:1:57: BEGIN { trace((int)execname); trace((string)pid); trace((void)pid); }
                                                                                                     ^~~~~~~~~
  it has no value to record
