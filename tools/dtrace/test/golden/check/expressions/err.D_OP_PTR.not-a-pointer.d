BEGIN { x = 1; trace(x[0]); trace(x->m); trace(execname[1]); trace(pid->m); }
==== types
dtrace: failed to compile script err.D_OP_PTR.not-a-pointer.d: [D_OP_PTR] line 1: operator [] requires an array, a pointer or a string
  err.D_OP_PTR.not-a-pointer.d:1:22: BEGIN { x = 1; trace(x[0]); trace(x->m); trace(execname[1]); trace(pid->m); }
                                                          ^~~~
  this is of type int
dtrace: failed to compile script err.D_OP_PTR.not-a-pointer.d: [D_OP_PTR] line 1: operator -> requires a pointer to a struct or union
  err.D_OP_PTR.not-a-pointer.d:1:35: BEGIN { x = 1; trace(x[0]); trace(x->m); trace(execname[1]); trace(pid->m); }
                                                                       ^~~~
  this is of type int
dtrace: failed to compile script err.D_OP_PTR.not-a-pointer.d: [D_OP_PTR] line 1: operator -> requires a pointer to a struct or union
  err.D_OP_PTR.not-a-pointer.d:1:68: BEGIN { x = 1; trace(x[0]); trace(x->m); trace(execname[1]); trace(pid->m); }
                                                                                                        ^~~~~~
  this is of type pid_t
