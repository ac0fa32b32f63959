BEGIN { trace(int); }
==== ast
dtrace: failed to compile script err.D_PROTO_TYPE.type-as-an-argument.d: [D_PROTO_TYPE] line 1: trace( ) argument may not be a type
  err.D_PROTO_TYPE.type-as-an-argument.d:1:15: BEGIN { trace(int); }
                                                             ^~~
  sizeof and offsetof take types
