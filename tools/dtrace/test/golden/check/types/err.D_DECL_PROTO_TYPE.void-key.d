int a[void, int]; int b[void];
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_PROTO_TYPE.void-key.d: [D_DECL_PROTO_TYPE] line 1: a key of type void is not possible
  err.D_DECL_PROTO_TYPE.void-key.d:1:7: int a[void, int]; int b[void];
                                              ^~~~
  a key is an integer, a string, a pointer or a struct
dtrace: failed to compile script err.D_DECL_PROTO_TYPE.void-key.d: [D_DECL_PROTO_TYPE] line 1: a key of type void is not possible
  err.D_DECL_PROTO_TYPE.void-key.d:1:25: int a[void, int]; int b[void];
                                                                 ^~~~
  a key is an integer, a string, a pointer or a struct
