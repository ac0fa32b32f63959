self this int x;
extern static int y;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_CLASS.self-and-this.d: [D_DECL_CLASS] line 1: only one storage class allowed in a declaration
  err.D_DECL_CLASS.self-and-this.d:1:6: self this int x;
                                             ^~~~
  the other one is self
dtrace: failed to compile script err.D_DECL_CLASS.self-and-this.d: [D_DECL_CLASS] line 2: only one storage class allowed in a declaration
  err.D_DECL_CLASS.self-and-this.d:2:8: extern static int y;
                                               ^~~~~~
  the other one is extern
