typedef int *;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.typedef-without-name.d: [D_SYNTAX] line 1: syntax error near ";"
  err.D_SYNTAX.typedef-without-name.d:1:14: typedef int *;
                                                         ^
  expected a name
