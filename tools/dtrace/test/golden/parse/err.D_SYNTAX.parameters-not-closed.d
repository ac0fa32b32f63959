int f(int, char;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.parameters-not-closed.d: [D_SYNTAX] line 1: syntax error near ";"
  err.D_SYNTAX.parameters-not-closed.d:1:16: int f(int, char;
                                                            ^
  expected ) or , after the parameter
