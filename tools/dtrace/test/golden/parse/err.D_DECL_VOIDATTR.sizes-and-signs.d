short void y;
signed void v;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_VOIDATTR.sizes-and-signs.d: [D_DECL_VOIDATTR] line 1: short, long, signed and unsigned may not be used with void
  err.D_DECL_VOIDATTR.sizes-and-signs.d:1:1: short void y;
                                             ^~~~~~~~~~
  void has no values
dtrace: failed to compile script err.D_DECL_VOIDATTR.sizes-and-signs.d: [D_DECL_VOIDATTR] line 2: short, long, signed and unsigned may not be used with void
  err.D_DECL_VOIDATTR.sizes-and-signs.d:2:1: signed void v;
                                             ^~~~~~~~~~~
  void has no values
