BEGIN { trace(1); commit(1); }
==== types
dtrace: failed to compile script err.D_COMM_DREC.after-record.d: [D_COMM_DREC] line 1: commit( ) may not follow an action that records data
  err.D_COMM_DREC.after-record.d:1:19: BEGIN { trace(1); commit(1); }
                                                         ^~~~~~
  use a clause of its own, or put it first
