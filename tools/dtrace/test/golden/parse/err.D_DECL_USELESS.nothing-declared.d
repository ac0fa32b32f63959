int;
struct { int a; };
self struct s;
unsigned long;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_USELESS.nothing-declared.d: [D_DECL_USELESS] line 1: useless declaration
  err.D_DECL_USELESS.nothing-declared.d:1:1: int;
                                             ^~~
  it declares no name
dtrace: failed to compile script err.D_DECL_USELESS.nothing-declared.d: [D_DECL_USELESS] line 2: useless declaration
  err.D_DECL_USELESS.nothing-declared.d:2:1: struct { int a; };
                                             ^~~~~~~~~~~~~~~~~
  a type that has no name and no variable cannot be used
dtrace: failed to compile script err.D_DECL_USELESS.nothing-declared.d: [D_DECL_USELESS] line 3: useless declaration
  err.D_DECL_USELESS.nothing-declared.d:3:1: self struct s;
                                             ^~~~~~~~~~~~~
  a storage class is for variables
dtrace: failed to compile script err.D_DECL_USELESS.nothing-declared.d: [D_DECL_USELESS] line 4: useless declaration
  err.D_DECL_USELESS.nothing-declared.d:4:1: unsigned long;
                                             ^~~~~~~~~~~~~
  it declares no name
