struct foo { int a; } BEGIN { trace(1); }
END { trace(2); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.struct-without-semicolon.d: [D_SYNTAX] line 1: syntax error near "BEGIN"
  err.D_SYNTAX.struct-without-semicolon.d:1:23: struct foo { int a; } BEGIN { trace(1); }
                                                                      ^~~~~
  expected ; behind the } of the type
