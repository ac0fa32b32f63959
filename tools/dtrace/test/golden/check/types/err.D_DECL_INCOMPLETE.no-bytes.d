struct e { }; union f { }; struct e v; self union f u; this struct e w[3]; struct e as[int]; int z[2][0]; struct { struct e in; int x; } good;
BEGIN { trace(sizeof (struct e)); x = *(struct e *)arg0; }
==== types
dtrace: failed to compile script err.D_DECL_INCOMPLETE.no-bytes.d: [D_DECL_INCOMPLETE] line 1: v is of type struct e, which has no bytes
  err.D_DECL_INCOMPLETE.no-bytes.d:1:37: struct e { }; union f { }; struct e v; self union f u; this struct e w[3]; struct e as[int]; int z[2...
                                                                             ^
  there would be nothing to keep
dtrace: failed to compile script err.D_DECL_INCOMPLETE.no-bytes.d: [D_DECL_INCOMPLETE] line 1: u is of type union f, which has no bytes
  err.D_DECL_INCOMPLETE.no-bytes.d:1:53: ...ruct e { }; union f { }; struct e v; self union f u; this struct e w[3]; struct e as[int]; int z[2][...
                                                                                              ^
  there would be nothing to keep
dtrace: failed to compile script err.D_DECL_INCOMPLETE.no-bytes.d: [D_DECL_INCOMPLETE] line 1: w is of type struct e [3], which has no bytes
  err.D_DECL_INCOMPLETE.no-bytes.d:1:70: ... f { }; struct e v; self union f u; this struct e w[3]; struct e as[int]; int z[2][0]; struct { stru...
                                                                                              ^
  there would be nothing to keep
dtrace: failed to compile script err.D_DECL_INCOMPLETE.no-bytes.d: [D_DECL_INCOMPLETE] line 1: as is of type struct e, which has no bytes
  err.D_DECL_INCOMPLETE.no-bytes.d:1:85: ...e v; self union f u; this struct e w[3]; struct e as[int]; int z[2][0]; struct { struct e in; int x;...
                                                                                              ^~
  there would be nothing to keep
dtrace: failed to compile script err.D_DECL_INCOMPLETE.no-bytes.d: [D_DECL_INCOMPLETE] line 1: z is of type int [2][], which has no bytes
  err.D_DECL_INCOMPLETE.no-bytes.d:1:98: ...on f u; this struct e w[3]; struct e as[int]; int z[2][0]; struct { struct e in; int x; } good;
                                                                                              ^
  there would be nothing to keep
dtrace: failed to compile script err.D_DECL_INCOMPLETE.no-bytes.d: [D_OP_INCOMPAT] line 2: a variable cannot hold a value of type struct e
  err.D_DECL_INCOMPLETE.no-bytes.d:2:35: BEGIN { trace(sizeof (struct e)); x = *(struct e *)arg0; }
                                                                           ^~~~~~~~~~~~~~~~~~~~~
  keep a pointer to it
