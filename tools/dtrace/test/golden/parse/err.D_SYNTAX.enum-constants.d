enum e { };
enum f { 1 };
enum g { A B };
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.enum-constants.d: [D_SYNTAX] line 1: syntax error near "}"
  err.D_SYNTAX.enum-constants.d:1:10: enum e { };
                                               ^
  expected the name of a constant
dtrace: failed to compile script err.D_SYNTAX.enum-constants.d: [D_SYNTAX] line 2: syntax error near "1"
  err.D_SYNTAX.enum-constants.d:2:10: enum f { 1 };
                                               ^
  expected the name of a constant
dtrace: failed to compile script err.D_SYNTAX.enum-constants.d: [D_SYNTAX] line 3: syntax error near "B"
  err.D_SYNTAX.enum-constants.d:3:12: enum g { A B };
                                                 ^
  expected = and a value, a ',', or } after the constant
