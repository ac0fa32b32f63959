this int r; struct b { int f:3; }; struct b v; self int s; int a[int];
BEGIN { trace(&pid); trace(&this->r); trace(&v.f); trace(&self->s); trace(&a[1]); trace(&1); }
==== types
dtrace: failed to compile script err.D_OP_LVAL.address.d: [D_OP_LVAL] line 2: operator & requires something that is in memory
  err.D_OP_LVAL.address.d:2:15: BEGIN { trace(&pid); trace(&this->r); trace(&v.f); trace(&self->s); trace(&a[1]); trace(&1); }
                                              ^~~~
  assign it to a variable, and take the address of that
dtrace: failed to compile script err.D_OP_LVAL.address.d: [D_OP_LVAL] line 2: this->r has no address
  err.D_OP_LVAL.address.d:2:28: BEGIN { trace(&pid); trace(&this->r); trace(&v.f); trace(&self->s); trace(&a[1]); trace(&1); }
                                                           ^~~~~~~~
  copy it to a variable without self-> or this->
dtrace: failed to compile script err.D_OP_LVAL.address.d: [D_OP_LVAL] line 2: a bit-field has no address
  err.D_OP_LVAL.address.d:2:45: BEGIN { trace(&pid); trace(&this->r); trace(&v.f); trace(&self->s); trace(&a[1]); trace(&1); }
                                                                            ^~~~
  assign it to a variable, and take the address of that
dtrace: failed to compile script err.D_OP_LVAL.address.d: [D_OP_LVAL] line 2: elements of associative arrays and variables of threads have no address
  err.D_OP_LVAL.address.d:2:58: BEGIN { trace(&pid); trace(&this->r); trace(&v.f); trace(&self->s); trace(&a[1]); trace(&1); }
                                                                                         ^~~~~~~~
  copy it to a variable without self-> or this->
dtrace: failed to compile script err.D_OP_LVAL.address.d: [D_OP_LVAL] line 2: elements of associative arrays and variables of threads have no address
  err.D_OP_LVAL.address.d:2:75: BEGIN { trace(&pid); trace(&this->r); trace(&v.f); trace(&self->s); trace(&a[1]); trace(&1); }
                                                                                                          ^~~~~
  copy it to a variable without self-> or this->
dtrace: failed to compile script err.D_OP_LVAL.address.d: [D_OP_LVAL] line 2: operator & requires something that is in memory
  err.D_OP_LVAL.address.d:2:89: BEGIN { trace(&pid); trace(&this->r); trace(&v.f); trace(&self->s); trace(&a[1]); trace(&1); }
                                                                                                                        ^~
  assign it to a variable, and take the address of that
