//! -n
BEGIN { trace(x); }
END { trace(y); }
==== errors
dtrace: option requires an argument: -n
dtrace: failed to compile script err.D_IDENT_UNDEF.program-of-many-lines-shown-once.d: [D_IDENT_UNDEF] line 2: failed to resolve x: Unknown variable name
  err.D_IDENT_UNDEF.program-of-many-lines-shown-once.d:2:15: BEGIN { trace(x); }
                                                                           ^
dtrace: failed to compile script err.D_IDENT_UNDEF.program-of-many-lines-shown-once.d: [D_IDENT_UNDEF] line 3: failed to resolve y: Unknown variable name
  err.D_IDENT_UNDEF.program-of-many-lines-shown-once.d:3:13: END { trace(y); }
                                                                         ^
