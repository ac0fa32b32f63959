BEGIN { trace(); trace(1, 2); exit(); printf(); }
==== types
dtrace: failed to compile script err.D_PROTO_LEN.counts.d: [D_PROTO_LEN] line 1: trace( ) prototype mismatch: 0 args passed, 1 expected
  err.D_PROTO_LEN.counts.d:1:9: BEGIN { trace(); trace(1, 2); exit(); printf(); }
                                        ^~~~~
  write trace(value)
dtrace: failed to compile script err.D_PROTO_LEN.counts.d: [D_PROTO_LEN] line 1: trace( ) prototype mismatch: 2 args passed, 1 expected
  err.D_PROTO_LEN.counts.d:1:18: BEGIN { trace(); trace(1, 2); exit(); printf(); }
                                                  ^~~~~
  write trace(value)
dtrace: failed to compile script err.D_PROTO_LEN.counts.d: [D_PROTO_LEN] line 1: exit( ) prototype mismatch: 0 args passed, 1 expected
  err.D_PROTO_LEN.counts.d:1:31: BEGIN { trace(); trace(1, 2); exit(); printf(); }
                                                               ^~~~
  write exit(integer)
dtrace: failed to compile script err.D_PROTO_LEN.counts.d: [D_PROTO_LEN] line 1: printf( ) prototype mismatch: 0 args passed, at least 1 expected
  err.D_PROTO_LEN.counts.d:1:39: BEGIN { trace(); trace(1, 2); exit(); printf(); }
                                                                       ^~~~~~
  write printf("format", value, ...)
