struct mod`s { int a; };
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.module-type-defined.d: [D_SYNTAX] line 1: syntax error near "{"
  err.D_SYNTAX.module-type-defined.d:1:14: struct mod`s { int a; };
                                                        ^
  a type of a module cannot be defined here
