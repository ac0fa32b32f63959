BEGIN { speculate(1); commit(1); } END { speculate(1); discard(1); }
==== types
dtrace: failed to compile script err.D_COMM_COMM.after-speculate.d: [D_COMM_COMM] line 1: commit( ) may not follow speculate( )
  err.D_COMM_COMM.after-speculate.d:1:23: BEGIN { speculate(1); commit(1); } END { speculate(1); discard(1); }
                                                                ^~~~~~
  use a clause of its own
dtrace: failed to compile script err.D_COMM_COMM.after-speculate.d: [D_COMM_COMM] line 1: discard( ) may not follow speculate( )
  err.D_COMM_COMM.after-speculate.d:1:56: BEGIN { speculate(1); commit(1); } END { speculate(1); discard(1); }
                                                                                                 ^~~~~~~
  use a clause of its own
