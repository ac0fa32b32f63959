BEGIN { commit(1); speculate(1); }
==== types
dtrace: failed to compile script err.D_SPEC_COMM.after-commit.d: [D_SPEC_COMM] line 1: speculate( ) may not follow commit( )
  err.D_SPEC_COMM.after-commit.d:1:20: BEGIN { commit(1); speculate(1); }
                                                          ^~~~~~~~~
  use a clause of its own
