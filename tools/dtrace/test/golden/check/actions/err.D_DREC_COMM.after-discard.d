BEGIN { discard(1); trace(1); }
==== types
dtrace: failed to compile script err.D_DREC_COMM.after-discard.d: [D_DREC_COMM] line 1: trace( ) may not follow discard( )
  err.D_DREC_COMM.after-discard.d:1:21: BEGIN { discard(1); trace(1); }
                                                            ^~~~~
  use a clause of its own
