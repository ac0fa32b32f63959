BEGIN { trace(x); x = 1; trace(x); y += z; }
==== types
dtrace: failed to compile script err.D_IDENT_UNDEF.never-assigned.d: [D_IDENT_UNDEF] line 1: failed to resolve x: Unknown variable name
  err.D_IDENT_UNDEF.never-assigned.d:1:15: BEGIN { trace(x); x = 1; trace(x); y += z; }
                                                         ^
  it is assigned further on: declare it before, as in int x;
dtrace: failed to compile script err.D_IDENT_UNDEF.never-assigned.d: [D_IDENT_UNDEF] line 1: failed to resolve z: Unknown variable name
  err.D_IDENT_UNDEF.never-assigned.d:1:41: BEGIN { trace(x); x = 1; trace(x); y += z; }
                                                                                   ^
  assign it first, or declare it, as in int z;
