BEGIN { execname[0] = 'a'; "abc"[1] = 'b'; strjoin("a", "b")[0] = 'c'; }
==== types
dtrace: failed to compile script err.D_OP_LVAL.character-assigned.d: [D_OP_LVAL] line 1: operator = requires a modifiable variable as an operand
  err.D_OP_LVAL.character-assigned.d:1:9: BEGIN { execname[0] = 'a'; "abc"[1] = 'b'; strjoin("a", "b")[0] = 'c'; }
                                                  ^~~~~~~~~~~
  did you mean ==?
dtrace: failed to compile script err.D_OP_LVAL.character-assigned.d: [D_OP_LVAL] line 1: operator = requires a modifiable variable as an operand
  err.D_OP_LVAL.character-assigned.d:1:28: BEGIN { execname[0] = 'a'; "abc"[1] = 'b'; strjoin("a", "b")[0] = 'c'; }
                                                                      ^~~~~~~~
  did you mean ==?
dtrace: failed to compile script err.D_OP_LVAL.character-assigned.d: [D_OP_LVAL] line 1: operator = requires a modifiable variable as an operand
  err.D_OP_LVAL.character-assigned.d:1:44: BEGIN { execname[0] = 'a'; "abc"[1] = 'b'; strjoin("a", "b")[0] = 'c'; }
                                                                                      ^~~~~~~~~~~~~~~~~~~~
  did you mean ==?
