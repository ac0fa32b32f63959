BEGIN { trace(strlen()); trace(substr("a")); trace(strjoin("a", "b", "c")); stack(1, 2); @a = count(1); @b = sum(); tracemem(arg0); }
==== types
dtrace: failed to compile script err.D_PROTO_LEN.functions.d: [D_PROTO_LEN] line 1: strlen( ) prototype mismatch: 0 args passed, 1 expected
  err.D_PROTO_LEN.functions.d:1:15: BEGIN { trace(strlen()); trace(substr("a")); trace(strjoin("a", "b", "c")); stack(1, 2); @a = count(...
                                                  ^~~~~~
  write strlen(string)
dtrace: failed to compile script err.D_PROTO_LEN.functions.d: [D_PROTO_LEN] line 1: substr( ) prototype mismatch: 1 arg passed, at least 2 expected
  err.D_PROTO_LEN.functions.d:1:32: BEGIN { trace(strlen()); trace(substr("a")); trace(strjoin("a", "b", "c")); stack(1, 2); @a = count(...
                                                                   ^~~~~~
  write substr(string, integer [, integer])
dtrace: failed to compile script err.D_PROTO_LEN.functions.d: [D_PROTO_LEN] line 1: strjoin( ) prototype mismatch: 3 args passed, 2 expected
  err.D_PROTO_LEN.functions.d:1:52: ...EGIN { trace(strlen()); trace(substr("a")); trace(strjoin("a", "b", "c")); stack(1, 2); @a = count(1...
                                                                                         ^~~~~~~
  write strjoin(string, string)
dtrace: failed to compile script err.D_PROTO_LEN.functions.d: [D_STACK_PROTO] line 1: stack( ) prototype mismatch: 2 args passed, at most 1 expected
  err.D_PROTO_LEN.functions.d:1:77: ...race(substr("a")); trace(strjoin("a", "b", "c")); stack(1, 2); @a = count(1); @b = sum(); tracemem(a...
                                                                                         ^~~~~
  write stack([constant])
dtrace: failed to compile script err.D_PROTO_LEN.functions.d: [D_PROTO_LEN] line 1: count( ) prototype mismatch: 1 arg passed, 0 expected
  err.D_PROTO_LEN.functions.d:1:95: ... trace(strjoin("a", "b", "c")); stack(1, 2); @a = count(1); @b = sum(); tracemem(arg0); }
                                                                                         ^~~~~
  write count()
dtrace: failed to compile script err.D_PROTO_LEN.functions.d: [D_PROTO_LEN] line 1: sum( ) prototype mismatch: 0 args passed, 1 expected
  err.D_PROTO_LEN.functions.d:1:110: ..."a", "b", "c")); stack(1, 2); @a = count(1); @b = sum(); tracemem(arg0); }
                                                                                          ^~~
  write sum(integer)
dtrace: failed to compile script err.D_PROTO_LEN.functions.d: [D_PROTO_LEN] line 1: tracemem( ) prototype mismatch: 1 arg passed, at least 2 expected
  err.D_PROTO_LEN.functions.d:1:117: ...", "c")); stack(1, 2); @a = count(1); @b = sum(); tracemem(arg0); }
                                                                                          ^~~~~~~~
  write tracemem(address, constant [, integer])
