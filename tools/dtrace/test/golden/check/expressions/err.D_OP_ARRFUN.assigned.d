int a[2], b[2];
BEGIN { a = b; }
==== types
dtrace: failed to compile script err.D_OP_ARRFUN.assigned.d: [D_OP_ARRFUN] line 2: operator = may not be applied to an array or a function
  err.D_OP_ARRFUN.assigned.d:2:9: BEGIN { a = b; }
                                          ^
  assign the elements one by one
