struct s { int a;
==== ast
dtrace: failed to compile script err.D_SYNTAX.struct-not-closed.d: [D_SYNTAX] line 1: syntax error near end of input
  err.D_SYNTAX.struct-not-closed.d:1:18: struct s { int a;
                                                          ^
  expected } at the end of the members
