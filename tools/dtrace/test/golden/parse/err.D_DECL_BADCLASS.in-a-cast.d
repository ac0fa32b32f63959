BEGIN { trace((static int)1); trace(sizeof (self int)); }
==== ast
dtrace: failed to compile script err.D_DECL_BADCLASS.in-a-cast.d: [D_DECL_BADCLASS] line 1: invalid storage class "static"
  err.D_DECL_BADCLASS.in-a-cast.d:1:16: BEGIN { trace((static int)1); trace(sizeof (self int)); }
                                                       ^~~~~~
  this is not a declaration of a variable
dtrace: failed to compile script err.D_DECL_BADCLASS.in-a-cast.d: [D_DECL_BADCLASS] line 1: invalid storage class "self"
  err.D_DECL_BADCLASS.in-a-cast.d:1:45: BEGIN { trace((static int)1); trace(sizeof (self int)); }
                                                                                    ^~~~
  this is not a declaration of a variable
