BEGIN { self->s = stack(); @ = sum(self->s); }
==== errors
dtrace: failed to compile script err.D_AGG_SCALAR.kept-stack.d: [D_AGG_SCALAR] line 1: sum( ) argument #1 is incompatible with prototype
  err.D_AGG_SCALAR.kept-stack.d:1:36: BEGIN { self->s = stack(); @ = sum(self->s); }
                                                                         ^~~~~~~
  an integer is expected, this is of type dt_stack_t: make it a key, as in @[x] = count()
