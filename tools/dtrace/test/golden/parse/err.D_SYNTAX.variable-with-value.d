int x = 1;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.variable-with-value.d: [D_SYNTAX] line 1: syntax error near "="
  err.D_SYNTAX.variable-with-value.d:1:7: int x = 1;
                                                ^
  a declaration gives no value: assign it in a clause, BEGIN { x = 1; }, or write inline int x = 1;
