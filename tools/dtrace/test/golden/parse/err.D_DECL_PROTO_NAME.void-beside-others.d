int f(void v, int i);
BEGIN { }
==== errors
dtrace: failed to compile script err.D_DECL_PROTO_NAME.void-beside-others.d: [D_DECL_PROTO_NAME] line 1: void must be the sole parameter, without a name
  err.D_DECL_PROTO_NAME.void-beside-others.d:1:7: int f(void v, int i);
                                                        ^~~~~~
  a parameter that can be any pointer is a void *
