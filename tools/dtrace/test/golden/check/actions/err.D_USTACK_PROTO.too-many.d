BEGIN { ustack(1, 2, 3); jstack(1, 2, 3); }
==== types
dtrace: failed to compile script err.D_USTACK_PROTO.too-many.d: [D_USTACK_PROTO] line 1: ustack( ) prototype mismatch: 3 args passed, at most 2 expected
  err.D_USTACK_PROTO.too-many.d:1:9: BEGIN { ustack(1, 2, 3); jstack(1, 2, 3); }
                                             ^~~~~~
  write ustack([constant, constant])
dtrace: failed to compile script err.D_USTACK_PROTO.too-many.d: [D_USTACK_PROTO] line 1: jstack( ) prototype mismatch: 3 args passed, at most 2 expected
  err.D_USTACK_PROTO.too-many.d:1:26: BEGIN { ustack(1, 2, 3); jstack(1, 2, 3); }
                                                               ^~~~~~
  write jstack([constant, constant])
