int a[void, int];
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_PROTO_VOID.key.d: [D_DECL_PROTO_VOID] line 1: a key of type void is not possible
  err.D_DECL_PROTO_VOID.key.d:1:7: int a[void, int];
                                         ^~~~
  a key is an integer, a string, a pointer or a struct
