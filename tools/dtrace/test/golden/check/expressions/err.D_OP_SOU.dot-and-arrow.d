struct s { int x; }; struct s v; struct s *p;
BEGIN { trace(p.x); trace(v->x); trace(pid.x); trace(((int *)arg0)->x); trace(curthread->device->m); }
==== types
dtrace: failed to compile script err.D_OP_SOU.dot-and-arrow.d: [D_OP_SOU] line 2: operator . requires a struct or union
  err.D_OP_SOU.dot-and-arrow.d:2:15: BEGIN { trace(p.x); trace(v->x); trace(pid.x); trace(((int *)arg0)->x); trace(curthread->device->m);...
                                                   ^~~
  this is of type struct s *: use ->
dtrace: failed to compile script err.D_OP_SOU.dot-and-arrow.d: [D_OP_PTR] line 2: operator -> requires a pointer to a struct or union
  err.D_OP_SOU.dot-and-arrow.d:2:27: BEGIN { trace(p.x); trace(v->x); trace(pid.x); trace(((int *)arg0)->x); trace(curthread->device->m);...
                                                               ^~~~
  this is of type struct s: use .
dtrace: failed to compile script err.D_OP_SOU.dot-and-arrow.d: [D_OP_SOU] line 2: operator . requires a struct or union
  err.D_OP_SOU.dot-and-arrow.d:2:40: BEGIN { trace(p.x); trace(v->x); trace(pid.x); trace(((int *)arg0)->x); trace(curthread->device->m);...
                                                                            ^~~~~
  this is of type pid_t
dtrace: failed to compile script err.D_OP_SOU.dot-and-arrow.d: [D_OP_SOU] line 2: operator -> requires a pointer to a struct or union
  err.D_OP_SOU.dot-and-arrow.d:2:54: ...IN { trace(p.x); trace(v->x); trace(pid.x); trace(((int *)arg0)->x); trace(curthread->device->m); }
                                                                                          ^~~~~~~~~~~~~~~~
  this is of type int *
dtrace: failed to compile script err.D_OP_SOU.dot-and-arrow.d: [D_OP_SOU] line 2: the members of struct device are not known
  err.D_OP_SOU.dot-and-arrow.d:2:79: ...>x); trace(pid.x); trace(((int *)arg0)->x); trace(curthread->device->m); }
                                                                                          ^~~~~~~~~~~~~~~~~~~~
  it is declared, but not defined
