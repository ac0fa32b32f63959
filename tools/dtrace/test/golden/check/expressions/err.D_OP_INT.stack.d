BEGIN { self->s = stack(); trace(self->s & 1); trace(~self->s); }
==== errors
dtrace: failed to compile script err.D_OP_INT.stack.d: [D_OP_INT] line 1: operator & requires operands of integral type
  err.D_OP_INT.stack.d:1:34: BEGIN { self->s = stack(); trace(self->s & 1); trace(~self->s); }
                                                              ^~~~~~~~~~~
  these are "dt_stack_t" & "int": a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key
dtrace: failed to compile script err.D_OP_INT.stack.d: [D_OP_INT] line 1: operator ~ requires an operand of integral type
  err.D_OP_INT.stack.d:1:54: BEGIN { self->s = stack(); trace(self->s & 1); trace(~self->s); }
                                                                                  ^~~~~~~~
  this is of type dt_stack_t: a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key
