BEGIN { a[1] = 2; b[1] = 2; @a[1] = count(); printa(a, b); printa("%d", a, @a); print(a, b); printa(@a, a); }
==== errors
dtrace: failed to compile script err.D_PRINTA_PROTO.several-arrays.d: [D_PRINTA_PROTO] line 1: printa( ) prints one associative array
  err.D_PRINTA_PROTO.several-arrays.d:1:56: ... { a[1] = 2; b[1] = 2; @a[1] = count(); printa(a, b); printa("%d", a, @a); print(a, b); printa(@a, a...
                                                                                                 ^
  print the next one by a call of its own
dtrace: failed to compile script err.D_PRINTA_PROTO.several-arrays.d: [D_PRINTA_PROTO] line 1: printa( ) prints one associative array
  err.D_PRINTA_PROTO.several-arrays.d:1:76: ...2; @a[1] = count(); printa(a, b); printa("%d", a, @a); print(a, b); printa(@a, a); }
                                                                                                 ^~
  print the next one by a call of its own
dtrace: failed to compile script err.D_PRINTA_PROTO.several-arrays.d: [D_PROTO_LEN] line 1: print( ) prototype mismatch: 2 args passed, 1 expected
  err.D_PRINTA_PROTO.several-arrays.d:1:81: ...[1] = count(); printa(a, b); printa("%d", a, @a); print(a, b); printa(@a, a); }
                                                                                                 ^~~~~
  write print(value)
dtrace: failed to compile script err.D_PRINTA_PROTO.several-arrays.d: [D_PRINTA_AGGARG] line 1: printa( ) argument #2 is incompatible with prototype
  err.D_PRINTA_PROTO.several-arrays.d:1:105: ... b); printa("%d", a, @a); print(a, b); printa(@a, a); }
                                                                                                  ^
  an aggregation is expected
