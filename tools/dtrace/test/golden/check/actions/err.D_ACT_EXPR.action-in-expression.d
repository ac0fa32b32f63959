BEGIN { x = exit(1); }
==== types
dtrace: failed to compile script err.D_ACT_EXPR.action-in-expression.d: [D_ACT_EXPR] line 1: exit( ) is an action and has no value
  err.D_ACT_EXPR.action-in-expression.d:1:13: BEGIN { x = exit(1); }
                                                          ^~~~
  make it a statement of its own
