BEGIN { tracemem(curthread, 1, 2, 3); }
==== types
dtrace: failed to compile script err.D_TRACEMEM_ARGS.too-many.d: [D_TRACEMEM_ARGS] line 1: tracemem( ) prototype mismatch: 4 args passed, at most 3 expected
  err.D_TRACEMEM_ARGS.too-many.d:1:9: BEGIN { tracemem(curthread, 1, 2, 3); }
                                              ^~~~~~~~
  write tracemem(address, constant [, integer])
