BEGIN { commit(1); trace(1); }
==== types
dtrace: failed to compile script err.D_DREC_COMM.after-commit.d: [D_DREC_COMM] line 1: trace( ) may not follow commit( )
  err.D_DREC_COMM.after-commit.d:1:20: BEGIN { commit(1); trace(1); }
                                                          ^~~~~
  use a clause of its own
