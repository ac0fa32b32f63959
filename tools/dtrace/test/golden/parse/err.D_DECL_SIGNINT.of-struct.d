unsigned struct s { int a; } x;
signed union u { int a; } y;
unsigned enum e { A } z;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_SIGNINT.of-struct.d: [D_DECL_SIGNINT] line 1: signed and unsigned may only be used with an integer type
  err.D_DECL_SIGNINT.of-struct.d:1:1: unsigned struct s { int a; } x;
                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
  words such as long do not go with a struct, a typedef or typeof, and ; ends a declaration
dtrace: failed to compile script err.D_DECL_SIGNINT.of-struct.d: [D_DECL_SIGNINT] line 2: signed and unsigned may only be used with an integer type
  err.D_DECL_SIGNINT.of-struct.d:2:1: signed union u { int a; } y;
                                      ^~~~~~~~~~~~~~~~~~~~~~~~~
  words such as long do not go with a struct, a typedef or typeof, and ; ends a declaration
dtrace: failed to compile script err.D_DECL_SIGNINT.of-struct.d: [D_DECL_SIGNINT] line 3: signed and unsigned may only be used with an integer type
  err.D_DECL_SIGNINT.of-struct.d:3:1: unsigned enum e { A } z;
                                      ^~~~~~~~~~~~~~~~~~~~~
  words such as long do not go with a struct, a typedef or typeof, and ; ends a declaration
