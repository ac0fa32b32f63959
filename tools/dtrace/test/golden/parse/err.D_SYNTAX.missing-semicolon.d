BEGIN { trace(1) trace(2); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.missing-semicolon.d: [D_SYNTAX] line 1: syntax error near "trace"
  err.D_SYNTAX.missing-semicolon.d:1:18: BEGIN { trace(1) trace(2); }
                                                          ^~~~~
  expected an operator, or ; at the end of the statement
