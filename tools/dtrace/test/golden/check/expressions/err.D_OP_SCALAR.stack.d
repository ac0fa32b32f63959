BEGIN { self->s = stack(); self->s++; trace(!self->s); }
BEGIN /self->s/ {}
BEGIN /self->s && pid/ {}
==== errors
dtrace: failed to compile script err.D_OP_SCALAR.stack.d: [D_OP_SCALAR] line 1: operator ++ requires an integer or a pointer to something of known size
  err.D_OP_SCALAR.stack.d:1:28: BEGIN { self->s = stack(); self->s++; trace(!self->s); }
                                                           ^~~~~~~~~
  this is of type dt_stack_t: a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key
dtrace: failed to compile script err.D_OP_SCALAR.stack.d: [D_OP_SCALAR] line 1: operator ! requires an operand of scalar type
  err.D_OP_SCALAR.stack.d:1:45: BEGIN { self->s = stack(); self->s++; trace(!self->s); }
                                                                            ^~~~~~~~
  a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key
dtrace: failed to compile script err.D_OP_SCALAR.stack.d: [D_PRED_SCALAR] line 2: predicate result must be of scalar type
  err.D_OP_SCALAR.stack.d:2:8: BEGIN /self->s/ {}
                                      ^~~~~~~
  a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key
dtrace: failed to compile script err.D_OP_SCALAR.stack.d: [D_OP_SCALAR] line 3: operator && requires operands of scalar type
  err.D_OP_SCALAR.stack.d:3:8: BEGIN /self->s && pid/ {}
                                      ^~~~~~~~~~~~~~
  these are "dt_stack_t" && "pid_t": a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key
