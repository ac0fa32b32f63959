BEGIN { stack(1, 2); }
==== types
dtrace: failed to compile script err.D_STACK_PROTO.too-many.d: [D_STACK_PROTO] line 1: stack( ) prototype mismatch: 2 args passed, at most 1 expected
  err.D_STACK_PROTO.too-many.d:1:9: BEGIN { stack(1, 2); }
                                            ^~~~~
  write stack([constant])
