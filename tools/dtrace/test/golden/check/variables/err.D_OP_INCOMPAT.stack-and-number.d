BEGIN { self->s = stack(); self->s = 1; x = 1; x = stack(); x = self->s; }
==== errors
dtrace: failed to compile script err.D_OP_INCOMPAT.stack-and-number.d: [D_OP_INCOMPAT] line 1: operands have incompatible types: "dt_stack_t" = "int"
  err.D_OP_INCOMPAT.stack-and-number.d:1:28: BEGIN { self->s = stack(); self->s = 1; x = 1; x = stack(); x = self->s; }
                                                                        ^~~~~~~~~~~
  assign stack(), ustack() or such a variable; or 0, which frees it
  self->s gets its type here:
  err.D_OP_INCOMPAT.stack-and-number.d:1:9: BEGIN { self->s = stack(); self->s = 1; x = 1; x = stack(); x = self->s; }
                                                    ^~~~~~~
dtrace: failed to compile script err.D_OP_INCOMPAT.stack-and-number.d: [D_OP_INCOMPAT] line 1: operands have incompatible types: "int" = "dt_stack_t"
  err.D_OP_INCOMPAT.stack-and-number.d:1:48: BEGIN { self->s = stack(); self->s = 1; x = 1; x = stack(); x = self->s; }
                                                                                            ^~~~~~~~~~~
  a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key: use another variable
  x gets its type here:
  err.D_OP_INCOMPAT.stack-and-number.d:1:41: BEGIN { self->s = stack(); self->s = 1; x = 1; x = stack(); x = self->s; }
                                                                                     ^
dtrace: failed to compile script err.D_OP_INCOMPAT.stack-and-number.d: [D_OP_INCOMPAT] line 1: operands have incompatible types: "int" = "dt_stack_t"
  err.D_OP_INCOMPAT.stack-and-number.d:1:61: BEGIN { self->s = stack(); self->s = 1; x = 1; x = stack(); x = self->s; }
                                                                                                         ^~~~~~~~~~~
  a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key: use another variable
  x gets its type here:
  err.D_OP_INCOMPAT.stack-and-number.d:1:41: BEGIN { self->s = stack(); self->s = 1; x = 1; x = stack(); x = self->s; }
                                                                                     ^
