//! -x tracefs=tracefs-events
sdt:block::odd { trace(args[10]); trace(args[11]); trace(args[63]); trace(args[64]); }
BEGIN { trace(args[10]); }
==== types
dtrace: failed to compile script err.D_ARGS_IDX.beyond-ten.d: [D_ARGS_IDX] line 2: index 11 is out of range for args[ ] of sdt:block::odd
  err.D_ARGS_IDX.beyond-ten.d:2:41: sdt:block::odd { trace(args[10]); trace(args[11]); trace(args[63]); trace(args[64]); }
                                                                            ^~~~~~~~
  it has 11 arguments
dtrace: failed to compile script err.D_ARGS_IDX.beyond-ten.d: [D_ARGS_IDX] line 2: index 63 is out of range for args[ ] of sdt:block::odd
  err.D_ARGS_IDX.beyond-ten.d:2:58: sdt:block::odd { trace(args[10]); trace(args[11]); trace(args[63]); trace(args[64]); }
                                                                                             ^~~~~~~~
  it has 11 arguments
dtrace: failed to compile script err.D_ARGS_IDX.beyond-ten.d: [D_ARGS_IDX] line 2: args[ ] index must be an integer constant from 0 to 63
  err.D_ARGS_IDX.beyond-ten.d:2:80: sdt:block::odd { trace(args[10]); trace(args[11]); trace(args[63]); trace(args[64]); }
                                                                                                                   ^~
dtrace: failed to compile script err.D_ARGS_IDX.beyond-ten.d: [D_ARGS_NONE] line 3: args[10] is not known for probe dtrace:::BEGIN
  err.D_ARGS_IDX.beyond-ten.d:3:15: BEGIN { trace(args[10]); }
                                                  ^~~~~~~~
  only tracepoints have more than arg0 to arg9
