BEGIN { trace(a->1); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.member-without-name.d: [D_SYNTAX] line 1: syntax error near "1"
  err.D_SYNTAX.member-without-name.d:1:18: BEGIN { trace(a->1); }
                                                            ^
  expected the name of a member
