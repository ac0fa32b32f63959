BEGIN { self->s = stack(); trace((long)self->s); }
==== errors
dtrace: failed to compile script err.D_CAST_INVAL.stack.d: [D_CAST_INVAL] line 1: invalid cast expression: "dt_stack_t" to "long"
  err.D_CAST_INVAL.stack.d:1:34: BEGIN { self->s = stack(); trace((long)self->s); }
                                                                  ^~~~~~~~~~~~~
  casts convert integers and pointers
