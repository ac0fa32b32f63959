BEGIN / / { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.empty-predicate.d: [D_SYNTAX] line 1: syntax error near "/"
  err.D_SYNTAX.empty-predicate.d:1:9: BEGIN / / { }
                                              ^
  expected an expression; a clause without a condition has no / /
