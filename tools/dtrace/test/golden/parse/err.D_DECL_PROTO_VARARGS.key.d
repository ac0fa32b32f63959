int a[int, ...];
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_PROTO_VARARGS.key.d: [D_DECL_PROTO_VARARGS] line 1: ... is no type of a key
  err.D_DECL_PROTO_VARARGS.key.d:1:12: int a[int, ...];
                                                  ^~~
  an array has a fixed number of keys
