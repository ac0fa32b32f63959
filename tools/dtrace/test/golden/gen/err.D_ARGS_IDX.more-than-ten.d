//! -x tracefs=tracefs-events
sdt:block::odd { trace(arg0 + arg1 + arg2 + arg3 + arg4 + arg5 + arg6 + arg7 + arg8); }
sdt:block::odd { trace(arg9); trace(args[10]); }
==== compiles
dtrace: failed to compile script err.D_ARGS_IDX.more-than-ten.d: [D_ARGS_IDX] line 3: the clauses of sdt:block::odd look at more than ten arguments
  err.D_ARGS_IDX.more-than-ten.d:3:1: sdt:block::odd { trace(arg9); trace(args[10]); }
                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  leave out some of args[ ]
