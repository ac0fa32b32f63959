provider work { probe line__cut(int, string, int size); probe started(int); };
work1234:::line-cut { trace(args[0]); trace(args[2]); }
work1234:::started { trace(args[0]); }
==== types
dtrace: failed to compile script err.D_ARGS_IDX.declared-and-not-passed.d: [D_ARGS_IDX] line 2: args[2] is declared, but not passed at work1234:work:read_line:line-cut
  err.D_ARGS_IDX.declared-and-not-passed.d:2:45: work1234:::line-cut { trace(args[0]); trace(args[2]); }
                                                                                             ^~~~~~~
  the process passes 2 arguments: take the declaration that it was built with
dtrace: failed to compile script err.D_ARGS_IDX.declared-and-not-passed.d: [D_ARGS_IDX] line 3: args[0] is declared, but not passed at work1234:work:main:started
  err.D_ARGS_IDX.declared-and-not-passed.d:3:28: work1234:::started { trace(args[0]); }
                                                                            ^~~~~~~
  the process passes no arguments: take the declaration that it was built with
