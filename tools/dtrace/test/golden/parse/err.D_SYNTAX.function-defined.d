int f(int x) { return x; }
BEGIN { trace(1 +); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.function-defined.d: [D_SYNTAX] line 1: syntax error near "{"
  err.D_SYNTAX.function-defined.d:1:14: int f(int x) { return x; }
                                                     ^
  D has no functions of the user: use an inline, or a clause
dtrace: failed to compile script err.D_SYNTAX.function-defined.d: [D_SYNTAX] line 2: syntax error near ")"
  err.D_SYNTAX.function-defined.d:2:18: BEGIN { trace(1 +); }
                                                         ^
  expected an expression
