BEGIN { stack(); trace(strlen(execname)); @a = count(); printa(@a); trace(errno); trace(walltimestamp); raise(9); }
END { stack(); }
==== errors
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: stack is not supported yet
  err.D_UNIMPL.actions.d:1:9: BEGIN { stack(); trace(strlen(execname)); @a = count(); printa(@a); trace(errno); trace(walltimestam...
                                      ^~~~~~~
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: count is not supported yet
  err.D_UNIMPL.actions.d:1:43: BEGIN { stack(); trace(strlen(execname)); @a = count(); printa(@a); trace(errno); trace(walltimestam...
                                                                         ^~~~~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: printa is not supported yet
  err.D_UNIMPL.actions.d:1:57: ...{ stack(); trace(strlen(execname)); @a = count(); printa(@a); trace(errno); trace(walltimestamp); ra...
                                                                                    ^~~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: raise is not supported yet
  err.D_UNIMPL.actions.d:1:105: ...; printa(@a); trace(errno); trace(walltimestamp); raise(9); }
                                                                                     ^~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: strlen is not supported yet
  err.D_UNIMPL.actions.d:1:24: BEGIN { stack(); trace(strlen(execname)); @a = count(); printa(@a); trace(errno); trace(walltimestam...
                                                      ^~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: errno is not supported yet
  err.D_UNIMPL.actions.d:1:75: ...trlen(execname)); @a = count(); printa(@a); trace(errno); trace(walltimestamp); raise(9); }
                                                                                    ^~~~~
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: walltimestamp is not supported yet
  err.D_UNIMPL.actions.d:1:89: ...)); @a = count(); printa(@a); trace(errno); trace(walltimestamp); raise(9); }
                                                                                    ^~~~~~~~~~~~~
