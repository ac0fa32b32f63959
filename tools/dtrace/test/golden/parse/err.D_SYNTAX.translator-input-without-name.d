translator out_t < int > { };
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.translator-input-without-name.d: [D_SYNTAX] line 1: syntax error near ">"
  err.D_SYNTAX.translator-input-without-name.d:1:24: translator out_t < int > { };
                                                                            ^
  expected a name
