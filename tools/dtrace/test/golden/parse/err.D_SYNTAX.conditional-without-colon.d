BEGIN { trace(1 ? 2); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.conditional-without-colon.d: [D_SYNTAX] line 1: syntax error near ")"
  err.D_SYNTAX.conditional-without-colon.d:1:20: BEGIN { trace(1 ? 2); }
                                                                    ^
  expected : of the ?: operator
