BEGIN { trace(pidd); }
==== types
dtrace: failed to compile script err.D_IDENT_UNDEF.near-name.d: [D_IDENT_UNDEF] line 1: failed to resolve pidd: Unknown variable name
  err.D_IDENT_UNDEF.near-name.d:1:15: BEGIN { trace(pidd); }
                                                    ^~~~
  did you mean pid?
