inline int x;
inline int y = ;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.inline-without-value.d: [D_SYNTAX] line 1: syntax error near ";"
  err.D_SYNTAX.inline-without-value.d:1:13: inline int x;
                                                        ^
  expected = and what the inline stands for
dtrace: failed to compile script err.D_SYNTAX.inline-without-value.d: [D_SYNTAX] line 2: syntax error near ";"
  err.D_SYNTAX.inline-without-value.d:2:16: inline int y = ;
                                                           ^
  expected an expression
