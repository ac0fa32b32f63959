BEGIN { @x = count(); trunc(); trunc(@x, 1, 2); }
==== types
dtrace: failed to compile script err.D_TRUNC_PROTO.count.d: [D_TRUNC_PROTO] line 1: trunc( ) prototype mismatch: 0 args passed, at least 1 expected
  err.D_TRUNC_PROTO.count.d:1:23: BEGIN { @x = count(); trunc(); trunc(@x, 1, 2); }
                                                        ^~~~~
  write trunc(@name [, integer])
dtrace: failed to compile script err.D_TRUNC_PROTO.count.d: [D_TRUNC_PROTO] line 1: trunc( ) prototype mismatch: 3 args passed, at most 2 expected
  err.D_TRUNC_PROTO.count.d:1:32: BEGIN { @x = count(); trunc(); trunc(@x, 1, 2); }
                                                                 ^~~~~
  write trunc(@name [, integer])
