struct f { int n; int data[]; };
self struct f v;
int *x;
BEGIN { self->v.data[pid] = 1; }
BEGIN { trace(self->v.data == 0); }
BEGIN { trace(pid ? self->v.data : 0); }
BEGIN { trace((long)self->v.data); }
BEGIN { x = self->v.data; }
BEGIN { trace(xlate<psinfo_t *>(self->v.data)->pr_pid); }
==== errors
dtrace: failed to compile script err.D_ADDROF_VAR.flexible-array-of-a-thread.d: [D_ADDROF_VAR] line 4: elements of associative arrays and variables of threads have no address
  err.D_ADDROF_VAR.flexible-array-of-a-thread.d:4:9: BEGIN { self->v.data[pid] = 1; }
                                                             ^~~~~~~~~~~~
  copy it to a variable without self-> or this->
dtrace: failed to compile script err.D_ADDROF_VAR.flexible-array-of-a-thread.d: [D_ADDROF_VAR] line 5: elements of associative arrays and variables of threads have no address
  err.D_ADDROF_VAR.flexible-array-of-a-thread.d:5:15: BEGIN { trace(self->v.data == 0); }
                                                                    ^~~~~~~~~~~~
  copy it to a variable without self-> or this->
dtrace: failed to compile script err.D_ADDROF_VAR.flexible-array-of-a-thread.d: [D_ADDROF_VAR] line 6: elements of associative arrays and variables of threads have no address
  err.D_ADDROF_VAR.flexible-array-of-a-thread.d:6:21: BEGIN { trace(pid ? self->v.data : 0); }
                                                                          ^~~~~~~~~~~~
  copy it to a variable without self-> or this->
dtrace: failed to compile script err.D_ADDROF_VAR.flexible-array-of-a-thread.d: [D_ADDROF_VAR] line 7: elements of associative arrays and variables of threads have no address
  err.D_ADDROF_VAR.flexible-array-of-a-thread.d:7:21: BEGIN { trace((long)self->v.data); }
                                                                          ^~~~~~~~~~~~
  copy it to a variable without self-> or this->
dtrace: failed to compile script err.D_ADDROF_VAR.flexible-array-of-a-thread.d: [D_ADDROF_VAR] line 8: elements of associative arrays and variables of threads have no address
  err.D_ADDROF_VAR.flexible-array-of-a-thread.d:8:13: BEGIN { x = self->v.data; }
                                                                  ^~~~~~~~~~~~
  copy it to a variable without self-> or this->
dtrace: failed to compile script err.D_ADDROF_VAR.flexible-array-of-a-thread.d: [D_ADDROF_VAR] line 9: elements of associative arrays and variables of threads have no address
  err.D_ADDROF_VAR.flexible-array-of-a-thread.d:9:33: BEGIN { trace(xlate<psinfo_t *>(self->v.data)->pr_pid); }
                                                                                      ^~~~~~~~~~~~
  copy it to a variable without self-> or this->
