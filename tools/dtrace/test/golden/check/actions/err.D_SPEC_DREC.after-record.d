BEGIN { trace(1); speculate(1); }
==== types
dtrace: failed to compile script err.D_SPEC_DREC.after-record.d: [D_SPEC_DREC] line 1: speculate( ) may not follow an action that records data
  err.D_SPEC_DREC.after-record.d:1:19: BEGIN { trace(1); speculate(1); }
                                                         ^~~~~~~~~
  use a clause of its own, or put it first
