BEGIN { trace((int x); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.cast-not-closed.d: [D_SYNTAX] line 1: syntax error near "x"
  err.D_SYNTAX.cast-not-closed.d:1:20: BEGIN { trace((int x); }
                                                          ^
  expected ) after the type
