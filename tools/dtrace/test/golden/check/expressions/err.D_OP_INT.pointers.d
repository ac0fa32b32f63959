BEGIN { p = (int *)arg0; trace(p * 2); p *= 2; p <<= 1; trace(~p); s = "a"; s += 1; }
==== types
dtrace: failed to compile script err.D_OP_INT.pointers.d: [D_OP_ARITH] line 1: operator * requires operands of integral type
  err.D_OP_INT.pointers.d:1:32: BEGIN { p = (int *)arg0; trace(p * 2); p *= 2; p <<= 1; trace(~p); s = "a"; s += 1; }
                                                               ^~~~~
  these are "int *" * "int"
dtrace: failed to compile script err.D_OP_INT.pointers.d: [D_OP_ARITH] line 1: operator *= requires operands of integral type
  err.D_OP_INT.pointers.d:1:40: BEGIN { p = (int *)arg0; trace(p * 2); p *= 2; p <<= 1; trace(~p); s = "a"; s += 1; }
                                                                       ^~~~~~
  these are "int *" *= "int"
dtrace: failed to compile script err.D_OP_INT.pointers.d: [D_OP_INT] line 1: operator <<= requires operands of integral type
  err.D_OP_INT.pointers.d:1:48: BEGIN { p = (int *)arg0; trace(p * 2); p *= 2; p <<= 1; trace(~p); s = "a"; s += 1; }
                                                                               ^~~~~~~
  these are "int *" <<= "int"
dtrace: failed to compile script err.D_OP_INT.pointers.d: [D_OP_INT] line 1: operator ~ requires an operand of integral type
  err.D_OP_INT.pointers.d:1:63: BEGIN { p = (int *)arg0; trace(p * 2); p *= 2; p <<= 1; trace(~p); s = "a"; s += 1; }
                                                                                              ^~
  this is of type int *
dtrace: failed to compile script err.D_OP_INT.pointers.d: [D_OP_INCOMPAT] line 1: operator += requires operands of integral type
  err.D_OP_INT.pointers.d:1:77: BEGIN { p = (int *)arg0; trace(p * 2); p *= 2; p <<= 1; trace(~p); s = "a"; s += 1; }
                                                                                                            ^~~~~~
  these are "string" += "int"
