struct s { int x; }; struct s v;
BEGIN { trace(v && 1); trace(v ? 1 : 2); trace(!v); if (v) trace(1); }
==== types
dtrace: failed to compile script err.D_OP_SCALAR.struct-as-truth.d: [D_OP_SCALAR] line 2: operator && requires operands of scalar type
  err.D_OP_SCALAR.struct-as-truth.d:2:15: BEGIN { trace(v && 1); trace(v ? 1 : 2); trace(!v); if (v) trace(1); }
                                                        ^~~~~~
  these are "struct s" && "int"; compare a string, as in s != ""
dtrace: failed to compile script err.D_OP_SCALAR.struct-as-truth.d: [D_OP_SCALAR] line 2: operator ?: expression must be of scalar type
  err.D_OP_SCALAR.struct-as-truth.d:2:30: BEGIN { trace(v && 1); trace(v ? 1 : 2); trace(!v); if (v) trace(1); }
                                                                       ^
  this is of type struct s
dtrace: failed to compile script err.D_OP_SCALAR.struct-as-truth.d: [D_OP_SCALAR] line 2: operator ! requires an operand of scalar type
  err.D_OP_SCALAR.struct-as-truth.d:2:48: BEGIN { trace(v && 1); trace(v ? 1 : 2); trace(!v); if (v) trace(1); }
                                                                                         ^~
  this is of type struct s
dtrace: failed to compile script err.D_OP_SCALAR.struct-as-truth.d: [D_OP_SCALAR] line 2: the condition of if must be of scalar type
  err.D_OP_SCALAR.struct-as-truth.d:2:57: BEGIN { trace(v && 1); trace(v ? 1 : 2); trace(!v); if (v) trace(1); }
                                                                                                  ^
  this is of type struct s
