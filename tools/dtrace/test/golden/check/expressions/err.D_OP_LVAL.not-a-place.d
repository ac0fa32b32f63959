int a[3];
BEGIN { 1 = 2; pid + 1 = 3; a = 0; strlen("a")++; "s" = "t"; }
==== types
dtrace: failed to compile script err.D_OP_LVAL.not-a-place.d: [D_OP_LVAL] line 2: operator = requires a modifiable variable as an operand
  err.D_OP_LVAL.not-a-place.d:2:9: BEGIN { 1 = 2; pid + 1 = 3; a = 0; strlen("a")++; "s" = "t"; }
                                           ^
  did you mean ==?
dtrace: failed to compile script err.D_OP_LVAL.not-a-place.d: [D_OP_LVAL] line 2: operator = requires a modifiable variable as an operand
  err.D_OP_LVAL.not-a-place.d:2:16: BEGIN { 1 = 2; pid + 1 = 3; a = 0; strlen("a")++; "s" = "t"; }
                                                   ^~~~~~~
  did you mean ==?
dtrace: failed to compile script err.D_OP_LVAL.not-a-place.d: [D_OP_ARRFUN] line 2: operator = may not be applied to an array or a function
  err.D_OP_LVAL.not-a-place.d:2:29: BEGIN { 1 = 2; pid + 1 = 3; a = 0; strlen("a")++; "s" = "t"; }
                                                                ^
  assign the elements one by one
dtrace: failed to compile script err.D_OP_LVAL.not-a-place.d: [D_OP_LVAL] line 2: operator ++ requires a modifiable variable as an operand
  err.D_OP_LVAL.not-a-place.d:2:36: BEGIN { 1 = 2; pid + 1 = 3; a = 0; strlen("a")++; "s" = "t"; }
                                                                       ^~~~~~~~~~~
  assign the value to a variable first
dtrace: failed to compile script err.D_OP_LVAL.not-a-place.d: [D_OP_LVAL] line 2: operator = requires a modifiable variable as an operand
  err.D_OP_LVAL.not-a-place.d:2:51: BEGIN { 1 = 2; pid + 1 = 3; a = 0; strlen("a")++; "s" = "t"; }
                                                                                      ^~~
  did you mean ==?
