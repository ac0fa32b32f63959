int f(static int x);
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_PARMCLASS.static.d: [D_DECL_PARMCLASS] line 1: invalid storage class "static"
  err.D_DECL_PARMCLASS.static.d:1:7: int f(static int x);
                                           ^~~~~~
  this is not a declaration of a variable
