BEGIN { x = exit(); }
==== types
dtrace: failed to compile script err.D_PROTO_LEN.action-as-a-value.d: [D_PROTO_LEN] line 1: exit( ) prototype mismatch: 0 args passed, 1 expected
  err.D_PROTO_LEN.action-as-a-value.d:1:13: BEGIN { x = exit(); }
                                                        ^~~~
  write exit(integer)
