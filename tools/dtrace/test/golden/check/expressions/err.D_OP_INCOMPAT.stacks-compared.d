BEGIN { self->s = stack(); self->u = ustack(); }
BEGIN /self->s < stack()/ {}
BEGIN /self->s == self->u/ {}
BEGIN /self->s == 0/ {}
BEGIN /1 != self->s/ {}
==== errors
dtrace: failed to compile script err.D_OP_INCOMPAT.stacks-compared.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "dt_stack_t" < "dt_stack_t"
  err.D_OP_INCOMPAT.stacks-compared.d:2:8: BEGIN /self->s < stack()/ {}
                                                  ^~~~~~~~~~~~~~~~~
  stacks have no order: compare them with == or !=
dtrace: failed to compile script err.D_OP_INCOMPAT.stacks-compared.d: [D_OP_INCOMPAT] line 3: operands have incompatible types: "dt_stack_t" == "dt_ustack_t"
  err.D_OP_INCOMPAT.stacks-compared.d:3:8: BEGIN /self->s == self->u/ {}
                                                  ^~~~~~~~~~~~~~~~~~
  a stack of the kernel is never equal to one of a process
dtrace: failed to compile script err.D_OP_INCOMPAT.stacks-compared.d: [D_OP_INCOMPAT] line 4: operands have incompatible types: "dt_stack_t" == "int"
  err.D_OP_INCOMPAT.stacks-compared.d:4:8: BEGIN /self->s == 0/ {}
                                                  ^~~~~~~~~~~~
  a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key
dtrace: failed to compile script err.D_OP_INCOMPAT.stacks-compared.d: [D_OP_INCOMPAT] line 5: operands have incompatible types: "int" != "dt_stack_t"
  err.D_OP_INCOMPAT.stacks-compared.d:5:8: BEGIN /1 != self->s/ {}
                                                  ^~~~~~~~~~~~
  a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key
