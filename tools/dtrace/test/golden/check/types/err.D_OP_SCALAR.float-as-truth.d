double d;
BEGIN { trace(!d); if (d) trace(1); }
==== types
dtrace: failed to compile script err.D_OP_SCALAR.float-as-truth.d: [D_OP_SCALAR] line 2: operator ! requires an operand of scalar type
  err.D_OP_SCALAR.float-as-truth.d:2:15: BEGIN { trace(!d); if (d) trace(1); }
                                                       ^~
  this is of type double
dtrace: failed to compile script err.D_OP_SCALAR.float-as-truth.d: [D_OP_SCALAR] line 2: the condition of if must be of scalar type
  err.D_OP_SCALAR.float-as-truth.d:2:24: BEGIN { trace(!d); if (d) trace(1); }
                                                                ^
  this is of type double
