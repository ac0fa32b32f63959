BEGIN { x = 1; self->t = timestamp; this->y++; @a[pid] = count(); }
==== types
dtrace: failed to compile script err.D_UNIMPL.variables.d: [D_UNIMPL] line 1: variables of the program are not supported yet
  err.D_UNIMPL.variables.d:1:9: BEGIN { x = 1; self->t = timestamp; this->y++; @a[pid] = count(); }
                                        ^~~~~
dtrace: failed to compile script err.D_UNIMPL.variables.d: [D_UNIMPL] line 1: variables of the program are not supported yet
  err.D_UNIMPL.variables.d:1:16: BEGIN { x = 1; self->t = timestamp; this->y++; @a[pid] = count(); }
                                                ^~~~~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.variables.d: [D_UNIMPL] line 1: variables of the program are not supported yet
  err.D_UNIMPL.variables.d:1:37: BEGIN { x = 1; self->t = timestamp; this->y++; @a[pid] = count(); }
                                                                     ^~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.variables.d: [D_UNIMPL] line 1: aggregations are not supported yet
  err.D_UNIMPL.variables.d:1:48: BEGIN { x = 1; self->t = timestamp; this->y++; @a[pid] = count(); }
                                                                                ^~~~~~~~~~~~~~~~~
