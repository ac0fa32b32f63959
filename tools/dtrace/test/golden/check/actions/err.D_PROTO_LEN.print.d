BEGIN { print(); print(1, 2); }
==== errors
dtrace: failed to compile script err.D_PROTO_LEN.print.d: [D_PROTO_LEN] line 1: print( ) prototype mismatch: 0 args passed, 1 expected
  err.D_PROTO_LEN.print.d:1:9: BEGIN { print(); print(1, 2); }
                                       ^~~~~
  write print(value)
dtrace: failed to compile script err.D_PROTO_LEN.print.d: [D_PROTO_LEN] line 1: print( ) prototype mismatch: 2 args passed, 1 expected
  err.D_PROTO_LEN.print.d:1:18: BEGIN { print(); print(1, 2); }
                                                 ^~~~~
  write print(value)
