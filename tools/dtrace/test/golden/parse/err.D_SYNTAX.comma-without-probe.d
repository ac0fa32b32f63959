BEGIN, { trace(1); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.comma-without-probe.d: [D_SYNTAX] line 1: syntax error near "{"
  err.D_SYNTAX.comma-without-probe.d:1:8: BEGIN, { trace(1); }
                                                 ^
  expected a probe description after the ','
