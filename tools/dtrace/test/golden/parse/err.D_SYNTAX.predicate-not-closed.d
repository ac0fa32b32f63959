BEGIN /pid == 1 { trace(1); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.predicate-not-closed.d: [D_SYNTAX] line 1: syntax error near "{"
  err.D_SYNTAX.predicate-not-closed.d:1:17: BEGIN /pid == 1 { trace(1); }
                                                            ^
  expected an operator, or / at the end of the predicate
