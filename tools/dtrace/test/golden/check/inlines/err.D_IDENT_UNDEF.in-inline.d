inline int n = zork + 1; inline int k[int a] = a + b;
BEGIN { trace(n); trace(k[1]); }
==== types
dtrace: failed to compile script err.D_IDENT_UNDEF.in-inline.d: [D_IDENT_UNDEF] line 1: failed to resolve zork: Unknown variable name
  err.D_IDENT_UNDEF.in-inline.d:1:16: inline int n = zork + 1; inline int k[int a] = a + b;
                                                     ^~~~
  assign it first, or declare it, as in int zork;
dtrace: failed to compile script err.D_IDENT_UNDEF.in-inline.d: [D_IDENT_UNDEF] line 1: failed to resolve b: Unknown variable name
  err.D_IDENT_UNDEF.in-inline.d:1:52: inline int n = zork + 1; inline int k[int a] = a + b;
                                                                                         ^
  assign it first, or declare it, as in int b;
