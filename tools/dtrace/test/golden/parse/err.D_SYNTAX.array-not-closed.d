int a[3;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.array-not-closed.d: [D_SYNTAX] line 1: syntax error near ";"
  err.D_SYNTAX.array-not-closed.d:1:8: int a[3;
                                              ^
  expected an operator, or ] after the number of elements
