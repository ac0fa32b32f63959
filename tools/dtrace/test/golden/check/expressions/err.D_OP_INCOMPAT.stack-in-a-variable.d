BEGIN { x = stack(); }
==== errors
dtrace: failed to compile script err.D_OP_INCOMPAT.stack-in-a-variable.d: [D_OP_INCOMPAT] line 1: a variable cannot hold a value of type dt_stack_t
  err.D_OP_INCOMPAT.stack-in-a-variable.d:1:9: BEGIN { x = stack(); }
                                                       ^~~~~~~~~~~
  record it, as in stack(), or make it a key, as in @a[stack()]
