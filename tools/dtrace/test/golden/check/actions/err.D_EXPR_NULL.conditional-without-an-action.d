BEGIN { pid ? 1 : 2; }
==== types
dtrace: failed to compile script err.D_EXPR_NULL.conditional-without-an-action.d: [D_EXPR_NULL] line 1: expression has null effect
  err.D_EXPR_NULL.conditional-without-an-action.d:1:9: BEGIN { pid ? 1 : 2; }
                                                               ^~~~~~~~~~~
  trace() it, or leave it out
