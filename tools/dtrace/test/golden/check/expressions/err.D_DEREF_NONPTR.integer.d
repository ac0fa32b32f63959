BEGIN { trace(*pid); }
==== types
dtrace: failed to compile script err.D_DEREF_NONPTR.integer.d: [D_DEREF_NONPTR] line 1: cannot dereference a value of type pid_t
  err.D_DEREF_NONPTR.integer.d:1:15: BEGIN { trace(*pid); }
                                                   ^~~~
  cast it to the pointer it is, as in *(int *)arg0
