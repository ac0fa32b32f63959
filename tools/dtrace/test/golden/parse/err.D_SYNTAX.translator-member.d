translator out_t < int *p > { a; b = ; };
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.translator-member.d: [D_SYNTAX] line 1: syntax error near ";"
  err.D_SYNTAX.translator-member.d:1:32: translator out_t < int *p > { a; b = ; };
                                                                        ^
  expected = and the value of the member
