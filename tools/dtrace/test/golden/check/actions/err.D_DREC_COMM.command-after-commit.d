#pragma D option destructive
BEGIN { commit(1); system("date"); } BEGIN { freopen("x"); commit(1); } BEGIN { speculate(1); system("date"); } BEGIN { system("date"); speculate(1); }
==== errors
dtrace: failed to compile script err.D_DREC_COMM.command-after-commit.d: [D_DREC_COMM] line 2: system( ) may not follow commit( )
  err.D_DREC_COMM.command-after-commit.d:2:20: BEGIN { commit(1); system("date"); } BEGIN { freopen("x"); commit(1); } BEGIN { speculate(1); system...
                                                                  ^~~~~~
  use a clause of its own
dtrace: failed to compile script err.D_DREC_COMM.command-after-commit.d: [D_COMM_DREC] line 2: commit( ) may not follow an action that records data
  err.D_DREC_COMM.command-after-commit.d:2:60: ...ommit(1); system("date"); } BEGIN { freopen("x"); commit(1); } BEGIN { speculate(1); system("date");...
                                                                                                    ^~~~~~
  use a clause of its own, or put it first
dtrace: failed to compile script err.D_DREC_COMM.command-after-commit.d: [D_ACT_SPEC] line 2: system( ) may not follow speculate( )
  err.D_DREC_COMM.command-after-commit.d:2:95: ... freopen("x"); commit(1); } BEGIN { speculate(1); system("date"); } BEGIN { system("date"); speculat...
                                                                                                    ^~~~~~
  use a clause of its own
dtrace: failed to compile script err.D_DREC_COMM.command-after-commit.d: [D_SPEC_DREC] line 2: speculate( ) may not follow an action that records data
  err.D_DREC_COMM.command-after-commit.d:2:137: ...ate(1); system("date"); } BEGIN { system("date"); speculate(1); }
                                                                                                     ^~~~~~~~~
  use a clause of its own, or put it first
