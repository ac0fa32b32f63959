union u { int a; }; union u x;
BEGIN { a[1] = 1; a[x] = 2; }
==== errors
dtrace: failed to compile script err.D_PROTO_ARG.union-as-key.d: [D_PROTO_ARG] line 2: a[ ] key #1 is incompatible with prototype
  err.D_PROTO_ARG.union-as-key.d:2:21: BEGIN { a[1] = 1; a[x] = 2; }
                                                           ^
  "int" is expected, this is of type "union u"
  a gets the types of its keys here:
  err.D_PROTO_ARG.union-as-key.d:2:9: BEGIN { a[1] = 1; a[x] = 2; }
                                              ^~~~
