struct pair { int x, y; } a, b;
BEGIN { (pid ? a : b).x = 1; (pid ? a : b) = a; (pid ? a : b).y++; }
==== types
dtrace: failed to compile script err.D_OP_LVAL.chosen-struct.d: [D_OP_LVAL] line 2: operator = requires a modifiable variable as an operand
  err.D_OP_LVAL.chosen-struct.d:2:9: BEGIN { (pid ? a : b).x = 1; (pid ? a : b) = a; (pid ? a : b).y++; }
                                             ^~~~~~~~~~~~~~~
  did you mean ==?
dtrace: failed to compile script err.D_OP_LVAL.chosen-struct.d: [D_OP_LVAL] line 2: operator = requires a modifiable variable as an operand
  err.D_OP_LVAL.chosen-struct.d:2:30: BEGIN { (pid ? a : b).x = 1; (pid ? a : b) = a; (pid ? a : b).y++; }
                                                                   ^~~~~~~~~~~~~
  did you mean ==?
dtrace: failed to compile script err.D_OP_LVAL.chosen-struct.d: [D_OP_LVAL] line 2: operator ++ requires a modifiable variable as an operand
  err.D_OP_LVAL.chosen-struct.d:2:49: BEGIN { (pid ? a : b).x = 1; (pid ? a : b) = a; (pid ? a : b).y++; }
                                                                                      ^~~~~~~~~~~~~~~
  assign the value to a variable first
