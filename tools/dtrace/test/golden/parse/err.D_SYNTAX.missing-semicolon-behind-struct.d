struct s { int a; }
BEGIN { trace(1 +); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.missing-semicolon-behind-struct.d: [D_SYNTAX] line 2: syntax error near "BEGIN"
  err.D_SYNTAX.missing-semicolon-behind-struct.d:2:1: BEGIN { trace(1 +); }
                                                      ^~~~~
  expected a name
dtrace: failed to compile script err.D_SYNTAX.missing-semicolon-behind-struct.d: [D_SYNTAX] line 2: syntax error near ")"
  err.D_SYNTAX.missing-semicolon-behind-struct.d:2:18: BEGIN { trace(1 +); }
                                                                        ^
  expected an expression
