BEGIN { trace(typeof(1)); }
==== types
dtrace: failed to compile script err.D_FUNC_UNDEF.in-expression.d: [D_FUNC_UNDEF] line 1: undefined function name: typeof
  err.D_FUNC_UNDEF.in-expression.d:1:15: BEGIN { trace(typeof(1)); }
                                                       ^~~~~~
