struct s { int x; }; struct s v;
BEGIN { trace((int)v); trace((struct s)1); trace((string)v); }
==== types
dtrace: failed to compile script err.D_CAST_INVAL.structs.d: [D_CAST_INVAL] line 2: invalid cast expression: "struct s" to "int"
  err.D_CAST_INVAL.structs.d:2:15: BEGIN { trace((int)v); trace((struct s)1); trace((string)v); }
                                                 ^~~~~~
  casts convert integers and pointers
dtrace: failed to compile script err.D_CAST_INVAL.structs.d: [D_CAST_INVAL] line 2: invalid cast expression: "int" to "struct s"
  err.D_CAST_INVAL.structs.d:2:30: BEGIN { trace((int)v); trace((struct s)1); trace((string)v); }
                                                                ^~~~~~~~~~~
  casts convert integers and pointers
dtrace: failed to compile script err.D_CAST_INVAL.structs.d: [D_CAST_INVAL] line 2: invalid cast expression: "struct s" to "string"
  err.D_CAST_INVAL.structs.d:2:50: BEGIN { trace((int)v); trace((struct s)1); trace((string)v); }
                                                                                    ^~~~~~~~~
  casts convert integers and pointers
