self x;
this y, z;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.missing-type.d: [D_SYNTAX] line 1: syntax error near ";"
  err.D_SYNTAX.missing-type.d:1:7: self x;
                                         ^
  expected the name of the variable; its type comes first
dtrace: failed to compile script err.D_SYNTAX.missing-type.d: [D_SYNTAX] line 2: syntax error near ","
  err.D_SYNTAX.missing-type.d:2:7: this y, z;
                                         ^
  expected a name
