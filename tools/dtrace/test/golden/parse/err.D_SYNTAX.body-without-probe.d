{ trace(1); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.body-without-probe.d: [D_SYNTAX] line 1: syntax error near "{"
  err.D_SYNTAX.body-without-probe.d:1:1: { trace(1); }
                                         ^
  expected a probe description
