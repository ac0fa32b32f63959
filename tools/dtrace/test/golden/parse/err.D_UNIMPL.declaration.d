int x;
struct s { int a; };
inline int three = 3;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_UNIMPL.declaration.d: [D_UNIMPL] line 1: declarations are not supported yet
  err.D_UNIMPL.declaration.d:1:1: int x;
                                  ^~~~~~
dtrace: failed to compile script err.D_UNIMPL.declaration.d: [D_UNIMPL] line 2: declarations are not supported yet
  err.D_UNIMPL.declaration.d:2:1: struct s { int a; };
                                  ^~~~~~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.declaration.d: [D_UNIMPL] line 3: declarations are not supported yet
  err.D_UNIMPL.declaration.d:3:1: inline int three = 3;
                                  ^~~~~~~~~~~~~~~~~~~~~
