BEGIN { @a[pid] = count(); @a = count(); @a[1, 2] = count(); }
==== types
dtrace: failed to compile script err.D_PROTO_LEN.aggregation-keys.d: [D_PROTO_LEN] line 1: @a[ ] prototype mismatch: 0 keys passed, 1 expected
  err.D_PROTO_LEN.aggregation-keys.d:1:28: BEGIN { @a[pid] = count(); @a = count(); @a[1, 2] = count(); }
                                                                      ^~
  write @a[pid_t], with a value of this type
dtrace: failed to compile script err.D_PROTO_LEN.aggregation-keys.d: [D_PROTO_LEN] line 1: @a[ ] prototype mismatch: 2 keys passed, 1 expected
  err.D_PROTO_LEN.aggregation-keys.d:1:42: BEGIN { @a[pid] = count(); @a = count(); @a[1, 2] = count(); }
                                                                                    ^~~~~~~~
  write @a[pid_t], with a value of this type
