inline int add[int a, int b] = a + b;
BEGIN { trace(add[1]); trace(add[1, 2, 3]); }
==== types
dtrace: failed to compile script err.D_PROTO_LEN.inline-keys.d: [D_PROTO_LEN] line 2: add[ ] prototype mismatch: 1 key passed, 2 expected
  err.D_PROTO_LEN.inline-keys.d:2:15: BEGIN { trace(add[1]); trace(add[1, 2, 3]); }
                                                    ^~~~~~
  write add[int, int], with values of these types
dtrace: failed to compile script err.D_PROTO_LEN.inline-keys.d: [D_PROTO_LEN] line 2: add[ ] prototype mismatch: 3 keys passed, 2 expected
  err.D_PROTO_LEN.inline-keys.d:2:30: BEGIN { trace(add[1]); trace(add[1, 2, 3]); }
                                                                   ^~~~~~~~~~~~
  write add[int, int], with values of these types
