inline int twice = 2 * v;
BEGIN { v = 1; trace(twice); trace(w); w = 2; }
==== types
dtrace: failed to compile script err.D_IDENT_UNDEF.inline-before-its-variable.d: [D_IDENT_UNDEF] line 1: failed to resolve v: Unknown variable name
  err.D_IDENT_UNDEF.inline-before-its-variable.d:1:24: inline int twice = 2 * v;
                                                                              ^
  it is assigned further on: declare it before, as in int v;
