BEGIN { if (exit(0)) trace(1); x = printf("a"); }
==== types
dtrace: failed to compile script err.D_ACT_EXPR.in-if.d: [D_ACT_EXPR] line 1: exit( ) is an action and has no value
  err.D_ACT_EXPR.in-if.d:1:13: BEGIN { if (exit(0)) trace(1); x = printf("a"); }
                                           ^~~~
  make it a statement of its own
dtrace: failed to compile script err.D_ACT_EXPR.in-if.d: [D_ACT_EXPR] line 1: printf( ) is an action and has no value
  err.D_ACT_EXPR.in-if.d:1:36: BEGIN { if (exit(0)) trace(1); x = printf("a"); }
                                                                  ^~~~~~
  make it a statement of its own
