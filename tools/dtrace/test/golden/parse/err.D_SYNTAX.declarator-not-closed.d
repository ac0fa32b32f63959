int (*f;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.declarator-not-closed.d: [D_SYNTAX] line 1: syntax error near ";"
  err.D_SYNTAX.declarator-not-closed.d:1:8: int (*f;
                                                   ^
  expected ) of the declarator
