BEGIN { discard(1); commit(2); }
==== types
dtrace: failed to compile script err.D_COMM_COMM.discard-and-commit.d: [D_COMM_COMM] line 1: commit( ) may not follow discard( )
  err.D_COMM_COMM.discard-and-commit.d:1:21: BEGIN { discard(1); commit(2); }
                                                                 ^~~~~~
  use a clause of its own
