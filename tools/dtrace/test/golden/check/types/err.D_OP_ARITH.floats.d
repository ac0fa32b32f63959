double d;
BEGIN { trace(d + 1); trace(-d); d += 1; }
==== types
dtrace: failed to compile script err.D_OP_ARITH.floats.d: [D_OP_INCOMPAT] line 2: operator + requires operands of integral type
  err.D_OP_ARITH.floats.d:2:15: BEGIN { trace(d + 1); trace(-d); d += 1; }
                                              ^~~~~
  these are "double" + "int": D computes with integers only, cast with (long)
dtrace: failed to compile script err.D_OP_ARITH.floats.d: [D_OP_ARITH] line 2: operator - requires an operand of integral type
  err.D_OP_ARITH.floats.d:2:29: BEGIN { trace(d + 1); trace(-d); d += 1; }
                                                            ^~
  this is of type double: D computes with integers only, cast with (long)
dtrace: failed to compile script err.D_OP_ARITH.floats.d: [D_OP_INCOMPAT] line 2: operator += requires operands of integral type
  err.D_OP_ARITH.floats.d:2:34: BEGIN { trace(d + 1); trace(-d); d += 1; }
                                                                 ^~~~~~
  these are "double" += "int"
