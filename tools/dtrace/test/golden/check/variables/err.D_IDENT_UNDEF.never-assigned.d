BEGIN /a && self->b/ { trace(x); x = 1; trace(x); y += z; }
==== types
dtrace: failed to compile script err.D_IDENT_UNDEF.never-assigned.d: [D_IDENT_UNDEF] line 1: failed to resolve a: Unknown variable name
  err.D_IDENT_UNDEF.never-assigned.d:1:8: BEGIN /a && self->b/ { trace(x); x = 1; trace(x); y += z; }
                                                 ^
  assign it first, or declare it, as in int a;
dtrace: failed to compile script err.D_IDENT_UNDEF.never-assigned.d: [D_VAR_UNDEF] line 1: self->b has not yet been declared or assigned
  err.D_IDENT_UNDEF.never-assigned.d:1:13: BEGIN /a && self->b/ { trace(x); x = 1; trace(x); y += z; }
                                                       ^~~~~~~
  assign it first, or declare it, as in self int b;
dtrace: failed to compile script err.D_IDENT_UNDEF.never-assigned.d: [D_IDENT_UNDEF] line 1: failed to resolve z: Unknown variable name
  err.D_IDENT_UNDEF.never-assigned.d:1:56: BEGIN /a && self->b/ { trace(x); x = 1; trace(x); y += z; }
                                                                                                  ^
  assign it first, or declare it, as in int z;
