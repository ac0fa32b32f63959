BEGIN { trace(zork(1)); @a = zork(1); }
==== types
dtrace: failed to compile script err.D_FUNC_UNDEF.in-expression.d: [D_FUNC_UNDEF] line 1: undefined function name: zork
  err.D_FUNC_UNDEF.in-expression.d:1:15: BEGIN { trace(zork(1)); @a = zork(1); }
                                                       ^~~~
  a program has no functions of its own; an inline with keys is used as zork[1]
dtrace: failed to compile script err.D_FUNC_UNDEF.in-expression.d: [D_FUNC_UNDEF] line 1: undefined function name: zork
  err.D_FUNC_UNDEF.in-expression.d:1:30: BEGIN { trace(zork(1)); @a = zork(1); }
                                                                      ^~~~
  a program has no functions of its own; an inline with keys is used as zork[1]
