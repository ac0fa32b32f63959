BEGIN { x = (stack(), 1); }
==== errors
dtrace: failed to compile script err.D_UNIMPL.stack-in-an-expression.d: [D_UNIMPL] line 1: a stack that is not recorded by itself is not supported yet
  err.D_UNIMPL.stack-in-an-expression.d:1:14: BEGIN { x = (stack(), 1); }
                                                           ^~~~~~~
  assign it to a variable, record it, as in stack(), or make it a key, as in @a[stack()]
