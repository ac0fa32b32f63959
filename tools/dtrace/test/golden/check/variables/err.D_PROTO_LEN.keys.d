BEGIN { a[1, 2] = 3; trace(a[1]); a[1, 2, 3] = 4; }
==== types
dtrace: failed to compile script err.D_PROTO_LEN.keys.d: [D_PROTO_LEN] line 1: a[ ] prototype mismatch: 1 key passed, 2 expected
  err.D_PROTO_LEN.keys.d:1:28: BEGIN { a[1, 2] = 3; trace(a[1]); a[1, 2, 3] = 4; }
                                                          ^~~~
  write a[int, int], with values of these types
  a gets the types of its keys here:
  err.D_PROTO_LEN.keys.d:1:9: BEGIN { a[1, 2] = 3; trace(a[1]); a[1, 2, 3] = 4; }
                                      ^~~~~~~
dtrace: failed to compile script err.D_PROTO_LEN.keys.d: [D_PROTO_LEN] line 1: a[ ] prototype mismatch: 3 keys passed, 2 expected
  err.D_PROTO_LEN.keys.d:1:35: BEGIN { a[1, 2] = 3; trace(a[1]); a[1, 2, 3] = 4; }
                                                                 ^~~~~~~~~~
  write a[int, int], with values of these types
  a gets the types of its keys here:
  err.D_PROTO_LEN.keys.d:1:9: BEGIN { a[1, 2] = 3; trace(a[1]); a[1, 2, 3] = 4; }
                                      ^~~~~~~
