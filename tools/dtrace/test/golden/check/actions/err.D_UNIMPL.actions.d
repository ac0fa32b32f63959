BEGIN { stack(); @a = count(); printa(@a); trace(speculation()); trace(stack()); raise(9); }
END { stack(); }
==== errors
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: printa is not supported yet
  err.D_UNIMPL.actions.d:1:32: BEGIN { stack(); @a = count(); printa(@a); trace(speculation()); trace(stack()); raise(9); }
                                                              ^~~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: speculation is not supported yet
  err.D_UNIMPL.actions.d:1:50: BEGIN { stack(); @a = count(); printa(@a); trace(speculation()); trace(stack()); raise(9); }
                                                                                ^~~~~~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: raise is not supported yet
  err.D_UNIMPL.actions.d:1:82: BEGIN { stack(); @a = count(); printa(@a); trace(speculation()); trace(stack()); raise(9); }
                                                                                                                ^~~~~~~~
