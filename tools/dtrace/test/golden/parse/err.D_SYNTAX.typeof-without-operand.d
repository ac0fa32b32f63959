typeof x;
typeof() y;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.typeof-without-operand.d: [D_SYNTAX] line 1: syntax error near "x"
  err.D_SYNTAX.typeof-without-operand.d:1:8: typeof x;
                                                    ^
  expected ( and an expression or a type
dtrace: failed to compile script err.D_SYNTAX.typeof-without-operand.d: [D_SYNTAX] line 2: syntax error near ")"
  err.D_SYNTAX.typeof-without-operand.d:2:8: typeof() y;
                                                    ^
  expected an expression
