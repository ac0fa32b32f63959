BEGIN { stack(); @a = count(); printa(@a); trace(stack()); }
END { stack(); }
==== errors
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: printa is not supported yet
  err.D_UNIMPL.actions.d:1:32: BEGIN { stack(); @a = count(); printa(@a); trace(stack()); }
                                                              ^~~~~~~~~~
