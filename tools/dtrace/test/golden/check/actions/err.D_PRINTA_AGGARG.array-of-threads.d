BEGIN { self->a[1] = 2; print(self->a); printa("%d", self->a); }
==== errors
dtrace: failed to compile script err.D_PRINTA_AGGARG.array-of-threads.d: [D_PRINTA_AGGARG] line 1: print( ) prints no associative array of threads
  err.D_PRINTA_AGGARG.array-of-threads.d:1:31: BEGIN { self->a[1] = 2; print(self->a); printa("%d", self->a); }
                                                                             ^~~~~~~
  its elements belong to threads: use an array of the program, as in a[tid]
dtrace: failed to compile script err.D_PRINTA_AGGARG.array-of-threads.d: [D_PRINTA_AGGARG] line 1: printa( ) prints no associative array of threads
  err.D_PRINTA_AGGARG.array-of-threads.d:1:54: BEGIN { self->a[1] = 2; print(self->a); printa("%d", self->a); }
                                                                                                    ^~~~~~~
  its elements belong to threads: use an array of the program, as in a[tid]
