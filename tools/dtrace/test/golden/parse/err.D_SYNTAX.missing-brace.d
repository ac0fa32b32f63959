BEGIN { trace(1);
==== ast
dtrace: failed to compile script err.D_SYNTAX.missing-brace.d: [D_SYNTAX] line 1: syntax error near end of input
  err.D_SYNTAX.missing-brace.d:1:18: BEGIN { trace(1);
                                                      ^
  expected } at the end of the clause
