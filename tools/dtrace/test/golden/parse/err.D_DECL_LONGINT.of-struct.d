long struct s { int a; } x;
short union u { int a; } y;
long long enum e { A } z;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_LONGINT.of-struct.d: [D_DECL_LONGINT] line 1: long and short may only be used with an integer type
  err.D_DECL_LONGINT.of-struct.d:1:1: long struct s { int a; } x;
                                      ^~~~~~~~~~~~~~~~~~~~~~~~
  words such as long do not go with a struct, a typedef or typeof, and ; ends a declaration
dtrace: failed to compile script err.D_DECL_LONGINT.of-struct.d: [D_DECL_LONGINT] line 2: long and short may only be used with an integer type
  err.D_DECL_LONGINT.of-struct.d:2:1: short union u { int a; } y;
                                      ^~~~~~~~~~~~~~~~~~~~~~~~
  words such as long do not go with a struct, a typedef or typeof, and ; ends a declaration
dtrace: failed to compile script err.D_DECL_LONGINT.of-struct.d: [D_DECL_LONGINT] line 3: long and short may only be used with an integer type
  err.D_DECL_LONGINT.of-struct.d:3:1: long long enum e { A } z;
                                      ^~~~~~~~~~~~~~~~~~~~~~
  words such as long do not go with a struct, a typedef or typeof, and ; ends a declaration
