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
dtrace: failed to compile script err.D_CAST_INVAL.string-to-integer.d: [D_CAST_INVAL] line 1: invalid cast expression: "pid_t" to "void"
  err.D_CAST_INVAL.string-to-integer.d:1:57: BEGIN { trace((int)execname); trace((string)pid); trace((void)pid); }
                                                                                                     ^~~~~~~~~
  casts convert integers and pointers
