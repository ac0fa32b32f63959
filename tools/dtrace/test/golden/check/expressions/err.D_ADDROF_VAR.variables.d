this int r; self int s; int a[int];
BEGIN { @g = count(); trace(&pid); trace(&this->r); trace(&self->s); trace(&a[1]); trace(&a); trace(&@g); }
==== types
dtrace: failed to compile script err.D_ADDROF_VAR.variables.d: [D_ADDROF_VAR] line 2: operator & requires something that is in memory
  err.D_ADDROF_VAR.variables.d:2:29: BEGIN { @g = count(); trace(&pid); trace(&this->r); trace(&self->s); trace(&a[1]); trace(&a); trace(...
                                                                 ^~~~
  assign it to a variable, and take the address of that
dtrace: failed to compile script err.D_ADDROF_VAR.variables.d: [D_ADDROF_VAR] line 2: this->r has no address
  err.D_ADDROF_VAR.variables.d:2:42: BEGIN { @g = count(); trace(&pid); trace(&this->r); trace(&self->s); trace(&a[1]); trace(&a); trace(...
                                                                              ^~~~~~~~
  copy it to a variable without self-> or this->
dtrace: failed to compile script err.D_ADDROF_VAR.variables.d: [D_ADDROF_VAR] line 2: elements of associative arrays and variables of threads have no address
  err.D_ADDROF_VAR.variables.d:2:59: ...@g = count(); trace(&pid); trace(&this->r); trace(&self->s); trace(&a[1]); trace(&a); trace(&@g); }
                                                                                          ^~~~~~~~
  copy it to a variable without self-> or this->
dtrace: failed to compile script err.D_ADDROF_VAR.variables.d: [D_ADDROF_VAR] line 2: elements of associative arrays and variables of threads have no address
  err.D_ADDROF_VAR.variables.d:2:76: ...ce(&pid); trace(&this->r); trace(&self->s); trace(&a[1]); trace(&a); trace(&@g); }
                                                                                          ^~~~~
  copy it to a variable without self-> or this->
dtrace: failed to compile script err.D_ADDROF_VAR.variables.d: [D_ADDROF_VAR] line 2: associative array a has no address
  err.D_ADDROF_VAR.variables.d:2:90: ...e(&this->r); trace(&self->s); trace(&a[1]); trace(&a); trace(&@g); }
                                                                                          ^~
  its elements are in tables of the kernel, and these move
dtrace: failed to compile script err.D_ADDROF_VAR.variables.d: [D_ADDROF_VAR] line 2: aggregation @g has no address
  err.D_ADDROF_VAR.variables.d:2:101: ...; trace(&self->s); trace(&a[1]); trace(&a); trace(&@g); }
                                                                                           ^~~
  its elements are in tables of the kernel, and these move
