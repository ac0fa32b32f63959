string s;
BEGIN { s = "abc"; s[0] = 'x'; }
==== errors
dtrace: failed to compile script err.D_OP_LVAL.character-assigned.d: [D_OP_LVAL] line 2: operator = requires a modifiable variable as an operand
  err.D_OP_LVAL.character-assigned.d:2:20: BEGIN { s = "abc"; s[0] = 'x'; }
                                                              ^~~~
  did you mean ==?
