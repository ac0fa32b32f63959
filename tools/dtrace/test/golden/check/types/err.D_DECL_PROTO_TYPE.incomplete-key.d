struct nosuch;
int a[struct nosuch];
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_PROTO_TYPE.incomplete-key.d: [D_DECL_PROTO_TYPE] line 2: a key of type struct nosuch is not possible
  err.D_DECL_PROTO_TYPE.incomplete-key.d:2:7: int a[struct nosuch];
                                                    ^~~~~~~~~~~~~
  a key is an integer, a string, a pointer or a struct
