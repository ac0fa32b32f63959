BEGIN { trace(*pid); trace(*execname); }
==== types
dtrace: failed to compile script err.D_DEREF_NONPTR.integer.d: [D_DEREF_NONPTR] line 1: cannot dereference a value of type pid_t
  err.D_DEREF_NONPTR.integer.d:1:15: BEGIN { trace(*pid); trace(*execname); }
                                                   ^~~~
  cast it to the pointer it is, as in *(int *)arg0
dtrace: failed to compile script err.D_DEREF_NONPTR.integer.d: [D_DEREF_NONPTR] line 1: cannot dereference a value of type string
  err.D_DEREF_NONPTR.integer.d:1:28: BEGIN { trace(*pid); trace(*execname); }
                                                                ^~~~~~~~~
  its first character is s[0]
