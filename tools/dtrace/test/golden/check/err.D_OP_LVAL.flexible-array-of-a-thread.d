struct f { int n; int data[]; };
self struct f v;
BEGIN { self->v.data[pid] = 1; }
==== errors
dtrace: failed to compile script err.D_OP_LVAL.flexible-array-of-a-thread.d: [D_OP_LVAL] line 3: elements of associative arrays and variables of threads have no address
  err.D_OP_LVAL.flexible-array-of-a-thread.d:3:9: BEGIN { self->v.data[pid] = 1; }
                                                          ^~~~~~~~~~~~
  copy it to a variable without self-> or this->
