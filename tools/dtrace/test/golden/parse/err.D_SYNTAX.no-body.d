BEGIN trace(1);
END { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.no-body.d: [D_SYNTAX] line 1: syntax error near "("
  err.D_SYNTAX.no-body.d:1:12: BEGIN trace(1);
                                          ^
  expected / and a predicate, or { and actions
