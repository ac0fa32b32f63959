BEGIN { trace(*(void *)arg0); this->p = alloca(1); *this->p = 1; }
==== types
dtrace: failed to compile script err.D_DEREF_VOID.cast-missing.d: [D_DEREF_VOID] line 1: cannot dereference a pointer to void
  err.D_DEREF_VOID.cast-missing.d:1:15: BEGIN { trace(*(void *)arg0); this->p = alloca(1); *this->p = 1; }
                                                      ^~~~~~~~~~~~~
  cast it to the pointer it is, as in *(int *)p
dtrace: failed to compile script err.D_DEREF_VOID.cast-missing.d: [D_DEREF_VOID] line 1: cannot dereference a pointer to void
  err.D_DEREF_VOID.cast-missing.d:1:52: BEGIN { trace(*(void *)arg0); this->p = alloca(1); *this->p = 1; }
                                                                                           ^~~~~~~~
  cast it to the pointer it is, as in *(int *)p
