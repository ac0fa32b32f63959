int f(void v);
BEGIN { trace(1); }
==== errors
dtrace: failed to compile script err.D_DECL_PROTO_NAME.void-with-a-name.d: [D_DECL_PROTO_NAME] line 1: void must be the sole parameter, without a name
  err.D_DECL_PROTO_NAME.void-with-a-name.d:1:7: int f(void v);
                                                      ^~~~~~
  a parameter that can be any pointer is a void *
