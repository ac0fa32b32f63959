BEGIN { trace(self->a[1]); }
==== types
dtrace: failed to compile script err.D_VAR_UNDEF.indexed.d: [D_VAR_UNDEF] line 1: self->a has not yet been declared or assigned
  err.D_VAR_UNDEF.indexed.d:1:15: BEGIN { trace(self->a[1]); }
                                                ^~~~~~~
  assign it first, or declare it, as in self int a;
