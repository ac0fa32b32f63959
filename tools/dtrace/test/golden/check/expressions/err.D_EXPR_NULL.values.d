BEGIN { x = 1; x; x + 1; pid ? 1 : 2; curthread->pid; }
==== types
dtrace: failed to compile script err.D_EXPR_NULL.values.d: [D_EXPR_NULL] line 1: expression has null effect
  err.D_EXPR_NULL.values.d:1:16: BEGIN { x = 1; x; x + 1; pid ? 1 : 2; curthread->pid; }
                                                ^
  trace() it, or leave it out
dtrace: failed to compile script err.D_EXPR_NULL.values.d: [D_EXPR_NULL] line 1: expression has null effect
  err.D_EXPR_NULL.values.d:1:19: BEGIN { x = 1; x; x + 1; pid ? 1 : 2; curthread->pid; }
                                                   ^~~~~
  trace() it, or leave it out
dtrace: failed to compile script err.D_EXPR_NULL.values.d: [D_EXPR_NULL] line 1: expression has null effect
  err.D_EXPR_NULL.values.d:1:26: BEGIN { x = 1; x; x + 1; pid ? 1 : 2; curthread->pid; }
                                                          ^~~~~~~~~~~
  trace() it, or leave it out
