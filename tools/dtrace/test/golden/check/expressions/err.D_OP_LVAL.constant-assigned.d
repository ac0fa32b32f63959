BEGIN { 1 = 2; (pid + 1)++; }
==== types
dtrace: failed to compile script err.D_OP_LVAL.constant-assigned.d: [D_OP_LVAL] line 1: operator = requires a modifiable variable as an operand
  err.D_OP_LVAL.constant-assigned.d:1:9: BEGIN { 1 = 2; (pid + 1)++; }
                                                 ^
  did you mean ==?
dtrace: failed to compile script err.D_OP_LVAL.constant-assigned.d: [D_OP_LVAL] line 1: operator ++ requires a modifiable variable as an operand
  err.D_OP_LVAL.constant-assigned.d:1:16: BEGIN { 1 = 2; (pid + 1)++; }
                                                         ^~~~~~~~~
  assign the value to a variable first
