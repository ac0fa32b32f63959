BEGIN { @x = count(); clear(); clear(@x, 1); }
==== types
dtrace: failed to compile script err.D_CLEAR_PROTO.count.d: [D_CLEAR_PROTO] line 1: clear( ) prototype mismatch: 0 args passed, 1 expected
  err.D_CLEAR_PROTO.count.d:1:23: BEGIN { @x = count(); clear(); clear(@x, 1); }
                                                        ^~~~~
  write clear(@name)
dtrace: failed to compile script err.D_CLEAR_PROTO.count.d: [D_CLEAR_PROTO] line 1: clear( ) prototype mismatch: 2 args passed, 1 expected
  err.D_CLEAR_PROTO.count.d:1:32: BEGIN { @x = count(); clear(); clear(@x, 1); }
                                                                 ^~~~~
  write clear(@name)
