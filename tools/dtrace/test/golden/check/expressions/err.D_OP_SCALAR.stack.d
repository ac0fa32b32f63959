BEGIN { self->s = stack(); self->s++; trace(!stack()); }
BEGIN /stack()/ {}
BEGIN /ustack() && pid/ {}
BEGIN { x = stack() ? 1 : 2; if (ustack()) x = 1; }
==== errors
dtrace: failed to compile script err.D_OP_SCALAR.stack.d: [D_OP_SCALAR] line 1: operator ++ requires an integer or a pointer to something of known size
  err.D_OP_SCALAR.stack.d:1:28: BEGIN { self->s = stack(); self->s++; trace(!stack()); }
                                                           ^~~~~~~~~
  this is of type dt_stack_t: a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key
dtrace: failed to compile script err.D_OP_SCALAR.stack.d: [D_OP_SCALAR] line 1: operator ! requires an operand of scalar type
  err.D_OP_SCALAR.stack.d:1:45: BEGIN { self->s = stack(); self->s++; trace(!stack()); }
                                                                            ^~~~~~~~
  a condition tests a stack that a variable keeps, as in /self->s/
dtrace: failed to compile script err.D_OP_SCALAR.stack.d: [D_PRED_SCALAR] line 2: predicate result must be of scalar type
  err.D_OP_SCALAR.stack.d:2:8: BEGIN /stack()/ {}
                                      ^~~~~~~
  a condition tests a stack that a variable keeps, as in /self->s/
dtrace: failed to compile script err.D_OP_SCALAR.stack.d: [D_OP_SCALAR] line 3: operator && requires operands of scalar type
  err.D_OP_SCALAR.stack.d:3:8: BEGIN /ustack() && pid/ {}
                                      ^~~~~~~~~~~~~~~
  these are "dt_stack_t" && "pid_t": a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key
dtrace: failed to compile script err.D_OP_SCALAR.stack.d: [D_OP_SCALAR] line 4: operator ?: expression must be of scalar type
  err.D_OP_SCALAR.stack.d:4:13: BEGIN { x = stack() ? 1 : 2; if (ustack()) x = 1; }
                                            ^~~~~~~
  a condition tests a stack that a variable keeps, as in /self->s/
dtrace: failed to compile script err.D_OP_SCALAR.stack.d: [D_OP_SCALAR] line 4: the condition of if must be of scalar type
  err.D_OP_SCALAR.stack.d:4:34: BEGIN { x = stack() ? 1 : 2; if (ustack()) x = 1; }
                                                                 ^~~~~~~~
  a condition tests a stack that a variable keeps, as in /self->s/
