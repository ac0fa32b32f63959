translator out_t { };
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.translator-without-input.d: [D_SYNTAX] line 1: syntax error near "{"
  err.D_SYNTAX.translator-without-input.d:1:18: translator out_t { };
                                                                 ^
  expected < and the input of the translator: translator out_t < struct in *name >
