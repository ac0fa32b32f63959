BEGIN { trace(curpsinfo); trace(cwd); trace(fds); }
==== types
dtrace: failed to compile script err.D_UNIMPL.library-names.d: [D_UNIMPL] line 1: curpsinfo is not supported yet
  err.D_UNIMPL.library-names.d:1:15: BEGIN { trace(curpsinfo); trace(cwd); trace(fds); }
                                                   ^~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.library-names.d: [D_UNIMPL] line 1: cwd is not supported yet
  err.D_UNIMPL.library-names.d:1:33: BEGIN { trace(curpsinfo); trace(cwd); trace(fds); }
                                                                     ^~~
dtrace: failed to compile script err.D_UNIMPL.library-names.d: [D_UNIMPL] line 1: fds is not supported yet
  err.D_UNIMPL.library-names.d:1:45: BEGIN { trace(curpsinfo); trace(cwd); trace(fds); }
                                                                                 ^~~
