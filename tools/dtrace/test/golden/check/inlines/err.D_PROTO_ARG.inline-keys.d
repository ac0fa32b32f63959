inline int add[int a, int b] = a + b;
BEGIN { trace(add[1, "x"]); }
==== types
dtrace: failed to compile script err.D_PROTO_ARG.inline-keys.d: [D_PROTO_ARG] line 2: add[ ] key #2 is incompatible with prototype
  err.D_PROTO_ARG.inline-keys.d:2:22: BEGIN { trace(add[1, "x"]); }
                                                           ^~~
  "int" is expected, this is of type "string"
