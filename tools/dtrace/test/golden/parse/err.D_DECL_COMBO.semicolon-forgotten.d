struct s { int a; }
int x;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_COMBO.semicolon-forgotten.d: [D_DECL_COMBO] line 1: invalid type combination
  err.D_DECL_COMBO.semicolon-forgotten.d:1:1: struct s { int a; }
                                              ^~~~~~~~~~~~~~~~~~~
  words such as long do not go with a struct, a typedef or typeof, and ; ends a declaration
