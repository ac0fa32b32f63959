BEGIN { @x = count(); normalize(@x); normalize(@x, 1, 2); denormalize(); denormalize(@x, 1); }
==== types
dtrace: failed to compile script err.D_NORMALIZE_PROTO.count.d: [D_NORMALIZE_PROTO] line 1: normalize( ) prototype mismatch: 1 arg passed, 2 expected
  err.D_NORMALIZE_PROTO.count.d:1:23: BEGIN { @x = count(); normalize(@x); normalize(@x, 1, 2); denormalize(); denormalize(@x, 1); }
                                                            ^~~~~~~~~
  write normalize(@name, integer)
dtrace: failed to compile script err.D_NORMALIZE_PROTO.count.d: [D_NORMALIZE_PROTO] line 1: normalize( ) prototype mismatch: 3 args passed, 2 expected
  err.D_NORMALIZE_PROTO.count.d:1:38: BEGIN { @x = count(); normalize(@x); normalize(@x, 1, 2); denormalize(); denormalize(@x, 1); }
                                                                           ^~~~~~~~~
  write normalize(@name, integer)
dtrace: failed to compile script err.D_NORMALIZE_PROTO.count.d: [D_NORMALIZE_PROTO] line 1: denormalize( ) prototype mismatch: 0 args passed, 1 expected
  err.D_NORMALIZE_PROTO.count.d:1:59: BEGIN { @x = count(); normalize(@x); normalize(@x, 1, 2); denormalize(); denormalize(@x, 1); }
                                                                                                ^~~~~~~~~~~
  write denormalize(@name)
dtrace: failed to compile script err.D_NORMALIZE_PROTO.count.d: [D_NORMALIZE_PROTO] line 1: denormalize( ) prototype mismatch: 2 args passed, 1 expected
  err.D_NORMALIZE_PROTO.count.d:1:74: BEGIN { @x = count(); normalize(@x); normalize(@x, 1, 2); denormalize(); denormalize(@x, 1); }
                                                                                                               ^~~~~~~~~~~
  write denormalize(@name)
