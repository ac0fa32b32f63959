BEGIN { x = pid ? printf("a") : 1; trace(1 ? exit(0) : 2); }
==== types
dtrace: failed to compile script err.D_ACT_EXPR.conditional-as-a-value.d: [D_ACT_EXPR] line 1: printf( ) is an action and has no value
  err.D_ACT_EXPR.conditional-as-a-value.d:1:19: BEGIN { x = pid ? printf("a") : 1; trace(1 ? exit(0) : 2); }
                                                                  ^~~~~~
  make it a statement of its own
dtrace: failed to compile script err.D_ACT_EXPR.conditional-as-a-value.d: [D_ACT_EXPR] line 1: exit( ) is an action and has no value
  err.D_ACT_EXPR.conditional-as-a-value.d:1:46: BEGIN { x = pid ? printf("a") : 1; trace(1 ? exit(0) : 2); }
                                                                                             ^~~~
  make it a statement of its own
