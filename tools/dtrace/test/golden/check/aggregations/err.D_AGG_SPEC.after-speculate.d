BEGIN { speculate(1); @a = count(); }
==== types
dtrace: failed to compile script err.D_AGG_SPEC.after-speculate.d: [D_AGG_SPEC] line 1: count( ) may not follow speculate( )
  err.D_AGG_SPEC.after-speculate.d:1:28: BEGIN { speculate(1); @a = count(); }
                                                                    ^~~~~
  put it before speculate( ), or use a clause of its own
