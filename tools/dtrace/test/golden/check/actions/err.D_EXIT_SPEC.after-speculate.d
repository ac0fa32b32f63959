BEGIN { speculate(1); exit(0); }
==== types
dtrace: failed to compile script err.D_EXIT_SPEC.after-speculate.d: [D_EXIT_SPEC] line 1: exit( ) may not follow speculate( )
  err.D_EXIT_SPEC.after-speculate.d:1:23: BEGIN { speculate(1); exit(0); }
                                                                ^~~~
  use a clause of its own
