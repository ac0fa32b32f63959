BEGIN { self->s = stack(); self->s = ustack(); a[1] = ustack(); a[1] = self->s; }
==== errors
dtrace: failed to compile script err.D_OP_INCOMPAT.stack-of-the-other-kind.d: [D_OP_INCOMPAT] line 1: operands have incompatible types: "dt_stack_t" = "dt_ustack_t"
  err.D_OP_INCOMPAT.stack-of-the-other-kind.d:1:28: BEGIN { self->s = stack(); self->s = ustack(); a[1] = ustack(); a[1] = self->s; }
                                                                               ^~~~~~~~~~~~~~~~~~
  a variable keeps stacks of one kind: use another one for the other kind
  self->s gets its type here:
  err.D_OP_INCOMPAT.stack-of-the-other-kind.d:1:9: BEGIN { self->s = stack(); self->s = ustack(); a[1] = ustack(); a[1] = self->s; }
                                                           ^~~~~~~
dtrace: failed to compile script err.D_OP_INCOMPAT.stack-of-the-other-kind.d: [D_OP_INCOMPAT] line 1: operands have incompatible types: "dt_ustack_t" = "dt_stack_t"
  err.D_OP_INCOMPAT.stack-of-the-other-kind.d:1:65: BEGIN { self->s = stack(); self->s = ustack(); a[1] = ustack(); a[1] = self->s; }
                                                                                                                    ^~~~~~~~~~~~~~
  a variable keeps stacks of one kind: use another one for the other kind
  a gets its type here:
  err.D_OP_INCOMPAT.stack-of-the-other-kind.d:1:48: BEGIN { self->s = stack(); self->s = ustack(); a[1] = ustack(); a[1] = self->s; }
                                                                                                   ^~~~
