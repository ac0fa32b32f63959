provider p { f(int); };
provider { };
provider q { probe 1; };
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.provider-without-probe.d: [D_SYNTAX] line 1: syntax error near "f"
  err.D_SYNTAX.provider-without-probe.d:1:14: provider p { f(int); };
                                                           ^
  expected probe and its name, or }
dtrace: failed to compile script err.D_SYNTAX.provider-without-probe.d: [D_SYNTAX] line 2: syntax error near "{"
  err.D_SYNTAX.provider-without-probe.d:2:10: provider { };
                                                       ^
  expected the name of the provider
dtrace: failed to compile script err.D_SYNTAX.provider-without-probe.d: [D_SYNTAX] line 3: syntax error near "1"
  err.D_SYNTAX.provider-without-probe.d:3:20: provider q { probe 1; };
                                                                 ^
  expected the name of the probe
