provider work { probe line__read(int, string); probe started(); };
work1234:::line-read { trace(args[2]); trace(args[5]); }
work1234:::started { trace(args[0]); }
==== types
dtrace: failed to compile script err.D_ARGS_IDX.beyond-the-declaration.d: [D_ARGS_IDX] line 2: index 2 is out of range for args[ ] of work1234:work:read_line:line-read
  err.D_ARGS_IDX.beyond-the-declaration.d:2:30: work1234:::line-read { trace(args[2]); trace(args[5]); }
                                                                             ^~~~~~~
  the declaration of its provider has 2 arguments: arg2 is there without a type
dtrace: failed to compile script err.D_ARGS_IDX.beyond-the-declaration.d: [D_ARGS_IDX] line 2: index 5 is out of range for args[ ] of work1234:work:read_line:line-read
  err.D_ARGS_IDX.beyond-the-declaration.d:2:46: work1234:::line-read { trace(args[2]); trace(args[5]); }
                                                                                             ^~~~~~~
  the declaration of its provider has 2 arguments
dtrace: failed to compile script err.D_ARGS_IDX.beyond-the-declaration.d: [D_ARGS_IDX] line 3: index 0 is out of range for args[ ] of work1234:work:main:started
  err.D_ARGS_IDX.beyond-the-declaration.d:3:28: work1234:::started { trace(args[0]); }
                                                                           ^~~~~~~
  the declaration of its provider has no arguments
