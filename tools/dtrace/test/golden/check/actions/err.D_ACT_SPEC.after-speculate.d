BEGIN { speculate(1); raise(9); }
==== types
dtrace: failed to compile script err.D_ACT_SPEC.after-speculate.d: [D_ACT_SPEC] line 1: raise( ) may not follow speculate( )
  err.D_ACT_SPEC.after-speculate.d:1:23: BEGIN { speculate(1); raise(9); }
                                                               ^~~~~
  put it before speculate( ), or use a clause of its own
