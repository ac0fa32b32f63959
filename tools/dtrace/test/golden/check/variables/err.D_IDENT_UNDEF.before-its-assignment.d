BEGIN { trace(later + 1); } END { later = 1; }
==== types
dtrace: failed to compile script err.D_IDENT_UNDEF.before-its-assignment.d: [D_IDENT_UNDEF] line 1: failed to resolve later: Unknown variable name
  err.D_IDENT_UNDEF.before-its-assignment.d:1:15: BEGIN { trace(later + 1); } END { later = 1; }
                                                                ^~~~~
  it is assigned further on: declare it before, as in int later;
