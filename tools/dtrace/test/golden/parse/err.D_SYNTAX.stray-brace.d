BEGIN { } }
END { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.stray-brace.d: [D_SYNTAX] line 1: syntax error near "}"
  err.D_SYNTAX.stray-brace.d:1:11: BEGIN { } }
                                             ^
  expected a probe description
