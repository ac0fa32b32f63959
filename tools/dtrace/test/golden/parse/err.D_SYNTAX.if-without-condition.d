BEGIN { if trace(1); if (1 { } if () ; }
==== ast
dtrace: failed to compile script err.D_SYNTAX.if-without-condition.d: [D_SYNTAX] line 1: syntax error near "trace"
  err.D_SYNTAX.if-without-condition.d:1:12: BEGIN { if trace(1); if (1 { } if () ; }
                                                       ^~~~~
  expected ( after if
dtrace: failed to compile script err.D_SYNTAX.if-without-condition.d: [D_SYNTAX] line 1: syntax error near "{"
  err.D_SYNTAX.if-without-condition.d:1:28: BEGIN { if trace(1); if (1 { } if () ; }
                                                                       ^
  expected an operator, or ) after the condition
dtrace: failed to compile script err.D_SYNTAX.if-without-condition.d: [D_SYNTAX] line 1: syntax error near ")"
  err.D_SYNTAX.if-without-condition.d:1:36: BEGIN { if trace(1); if (1 { } if () ; }
                                                                               ^
  expected an expression
