BEGIN { printf("a") + 1; !exit(0); 1 && trace(2); }
==== types
dtrace: failed to compile script err.D_OP_ACT.operand.d: [D_OP_ACT] line 1: operator + may not be applied to an action
  err.D_OP_ACT.operand.d:1:9: BEGIN { printf("a") + 1; !exit(0); 1 && trace(2); }
                                      ^~~~~~~~~~~
  it has no value: make it a statement of its own
dtrace: failed to compile script err.D_OP_ACT.operand.d: [D_OP_ACT] line 1: operator ! may not be applied to an action
  err.D_OP_ACT.operand.d:1:27: BEGIN { printf("a") + 1; !exit(0); 1 && trace(2); }
                                                         ^~~~~~~
  it has no value: make it a statement of its own
dtrace: failed to compile script err.D_OP_ACT.operand.d: [D_OP_ACT] line 1: operator && may not be applied to an action
  err.D_OP_ACT.operand.d:1:41: BEGIN { printf("a") + 1; !exit(0); 1 && trace(2); }
                                                                       ^~~~~~~~
  it has no value: make it a statement of its own
