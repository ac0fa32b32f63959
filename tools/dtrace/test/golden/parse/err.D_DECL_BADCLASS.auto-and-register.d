auto int x;
register int y;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_BADCLASS.auto-and-register.d: [D_DECL_BADCLASS] line 1: invalid storage class "auto"
  err.D_DECL_BADCLASS.auto-and-register.d:1:1: auto int x;
                                               ^~~~
  D has self, this, extern, static, and typedef
dtrace: failed to compile script err.D_DECL_BADCLASS.auto-and-register.d: [D_DECL_BADCLASS] line 2: invalid storage class "register"
  err.D_DECL_BADCLASS.auto-and-register.d:2:1: register int y;
                                               ^~~~~~~~
  D has self, this, extern, static, and typedef
