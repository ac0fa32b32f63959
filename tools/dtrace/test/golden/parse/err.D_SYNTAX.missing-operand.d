BEGIN { trace(1 + ); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.missing-operand.d: [D_SYNTAX] line 1: syntax error near ")"
  err.D_SYNTAX.missing-operand.d:1:19: BEGIN { trace(1 + ); }
                                                         ^
  expected an expression
