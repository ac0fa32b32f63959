BEGIN { x = 1; (int)x = 2; (char)x = 2; ((long)x)++; }
==== types
dtrace: failed to compile script err.D_OP_LVAL.cast-assigned.d: [D_OP_LVAL] line 1: operator = requires a modifiable variable as an operand
  err.D_OP_LVAL.cast-assigned.d:1:16: BEGIN { x = 1; (int)x = 2; (char)x = 2; ((long)x)++; }
                                                     ^~~~~~
  did you mean ==?
dtrace: failed to compile script err.D_OP_LVAL.cast-assigned.d: [D_OP_LVAL] line 1: operator = requires a modifiable variable as an operand
  err.D_OP_LVAL.cast-assigned.d:1:28: BEGIN { x = 1; (int)x = 2; (char)x = 2; ((long)x)++; }
                                                                 ^~~~~~~
  did you mean ==?
dtrace: failed to compile script err.D_OP_LVAL.cast-assigned.d: [D_OP_LVAL] line 1: operator ++ requires a modifiable variable as an operand
  err.D_OP_LVAL.cast-assigned.d:1:41: BEGIN { x = 1; (int)x = 2; (char)x = 2; ((long)x)++; }
                                                                              ^~~~~~~~~
  assign the value to a variable first
