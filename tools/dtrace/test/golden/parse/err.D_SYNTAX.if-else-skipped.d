BEGIN { if (arg0 arg1) trace(1); else { trace(2); } trace(;); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.if-else-skipped.d: [D_SYNTAX] line 1: syntax error near "arg1"
  err.D_SYNTAX.if-else-skipped.d:1:18: BEGIN { if (arg0 arg1) trace(1); else { trace(2); } trace(;); }
                                                        ^~~~
  expected an operator, or ) after the condition
dtrace: failed to compile script err.D_SYNTAX.if-else-skipped.d: [D_SYNTAX] line 1: syntax error near ";"
  err.D_SYNTAX.if-else-skipped.d:1:59: BEGIN { if (arg0 arg1) trace(1); else { trace(2); } trace(;); }
                                                                                                 ^
  expected an expression
dtrace: failed to compile script err.D_SYNTAX.if-else-skipped.d: [D_SYNTAX] line 1: syntax error near ")"
  err.D_SYNTAX.if-else-skipped.d:1:60: BEGIN { if (arg0 arg1) trace(1); else { trace(2); } trace(;); }
                                                                                                  ^
  expected an expression
