enum a { B = A + 1, A };
BEGIN { trace(B); }
==== types
dtrace: failed to compile script err.D_IDENT_UNDEF.constant-of-an-enum-before-its-turn.d: [D_IDENT_UNDEF] line 1: failed to resolve A: Unknown variable name
  err.D_IDENT_UNDEF.constant-of-an-enum-before-its-turn.d:1:14: enum a { B = A + 1, A };
                                                                             ^
  it is declared further on: move its declaration to the front
