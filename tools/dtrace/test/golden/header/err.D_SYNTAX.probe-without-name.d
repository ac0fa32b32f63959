provider prog { probe (int); };
==== header
dtrace: failed to compile script err.D_SYNTAX.probe-without-name.d: [D_SYNTAX] line 1: syntax error near "("
  err.D_SYNTAX.probe-without-name.d:1:23: provider prog { probe (int); };
                                                                ^
  expected the name of the probe
