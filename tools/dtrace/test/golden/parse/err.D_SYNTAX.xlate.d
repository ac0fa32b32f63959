BEGIN { xlate(x); xlate <int x; xlate <int> x; }
==== ast
dtrace: failed to compile script err.D_SYNTAX.xlate.d: [D_SYNTAX] line 1: syntax error near "("
  err.D_SYNTAX.xlate.d:1:14: BEGIN { xlate(x); xlate <int x; xlate <int> x; }
                                          ^
  expected < and a type: xlate <psinfo_t> (expression)
dtrace: failed to compile script err.D_SYNTAX.xlate.d: [D_SYNTAX] line 1: syntax error near "x"
  err.D_SYNTAX.xlate.d:1:30: BEGIN { xlate(x); xlate <int x; xlate <int> x; }
                                                          ^
  expected > after the type
dtrace: failed to compile script err.D_SYNTAX.xlate.d: [D_SYNTAX] line 1: syntax error near "x"
  err.D_SYNTAX.xlate.d:1:45: BEGIN { xlate(x); xlate <int x; xlate <int> x; }
                                                                         ^
  expected ( and the expression to translate
