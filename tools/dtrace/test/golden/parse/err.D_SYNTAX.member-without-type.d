struct s { a; int; };
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.member-without-type.d: [D_SYNTAX] line 1: syntax error near ";"
  err.D_SYNTAX.member-without-type.d:1:13: struct s { a; int; };
                                                       ^
  expected the name of the member
