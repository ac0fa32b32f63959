BEGIN { trace(sizeof (exit(0))); }
==== types
dtrace: failed to compile script err.D_ACT_EXPR.action-in-sizeof.d: [D_ACT_EXPR] line 1: exit( ) is an action and has no value
  err.D_ACT_EXPR.action-in-sizeof.d:1:23: BEGIN { trace(sizeof (exit(0))); }
                                                                ^~~~
  make it a statement of its own
