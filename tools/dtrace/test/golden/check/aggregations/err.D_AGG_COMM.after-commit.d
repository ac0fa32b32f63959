BEGIN { commit(1); @a = count(); }
==== types
dtrace: failed to compile script err.D_AGG_COMM.after-commit.d: [D_AGG_COMM] line 1: count( ) may not follow commit( )
  err.D_AGG_COMM.after-commit.d:1:25: BEGIN { commit(1); @a = count(); }
                                                              ^~~~~
  use a clause of its own
