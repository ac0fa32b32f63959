int x
BEGIN { trace(1); }
END { trace(2 +); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.missing-semicolon-behind-variable.d: [D_SYNTAX] line 2: syntax error near "BEGIN"
  err.D_SYNTAX.missing-semicolon-behind-variable.d:2:1: BEGIN { trace(1); }
                                                        ^~~~~
  expected , or ; behind the declaration
dtrace: failed to compile script err.D_SYNTAX.missing-semicolon-behind-variable.d: [D_SYNTAX] line 3: syntax error near ")"
  err.D_SYNTAX.missing-semicolon-behind-variable.d:3:16: END { trace(2 +); }
                                                                        ^
  expected an expression
