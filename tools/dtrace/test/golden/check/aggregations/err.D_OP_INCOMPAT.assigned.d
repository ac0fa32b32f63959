BEGIN { @a = count(); x = @a; self->y = @a; }
==== types
dtrace: failed to compile script err.D_OP_INCOMPAT.assigned.d: [D_OP_INCOMPAT] line 1: aggregation @a may not be assigned
  err.D_OP_INCOMPAT.assigned.d:1:23: BEGIN { @a = count(); x = @a; self->y = @a; }
                                                           ^~~~~~
  it has no value to compute with: print it with printa()
dtrace: failed to compile script err.D_OP_INCOMPAT.assigned.d: [D_OP_INCOMPAT] line 1: aggregation @a may not be assigned
  err.D_OP_INCOMPAT.assigned.d:1:31: BEGIN { @a = count(); x = @a; self->y = @a; }
                                                                   ^~~~~~~~~~~~
  it has no value to compute with: print it with printa()
