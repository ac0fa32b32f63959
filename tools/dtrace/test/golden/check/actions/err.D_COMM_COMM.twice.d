BEGIN { commit(1); commit(2); } END { speculate(1); commit(1); }
==== types
dtrace: failed to compile script err.D_COMM_COMM.twice.d: [D_COMM_COMM] line 1: commit( ) may not follow commit( )
  err.D_COMM_COMM.twice.d:1:20: BEGIN { commit(1); commit(2); } END { speculate(1); commit(1); }
                                                   ^~~~~~
  use a clause of its own
dtrace: failed to compile script err.D_COMM_COMM.twice.d: [D_COMM_COMM] line 1: commit( ) may not follow speculate( )
  err.D_COMM_COMM.twice.d:1:53: BEGIN { commit(1); commit(2); } END { speculate(1); commit(1); }
                                                                                    ^~~~~~
  use a clause of its own
