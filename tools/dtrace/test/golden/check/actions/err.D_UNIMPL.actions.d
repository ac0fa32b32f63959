BEGIN { stack(); @a = count(); printa(@a); trace(stack()); }
END { stack(); }
==== errors
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: stack is not supported yet
  err.D_UNIMPL.actions.d:1:9: BEGIN { stack(); @a = count(); printa(@a); trace(stack()); }
                                      ^~~~~~~
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: count is not supported yet
  err.D_UNIMPL.actions.d:1:18: BEGIN { stack(); @a = count(); printa(@a); trace(stack()); }
                                                ^~~~~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: printa is not supported yet
  err.D_UNIMPL.actions.d:1:32: BEGIN { stack(); @a = count(); printa(@a); trace(stack()); }
                                                              ^~~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.actions.d: [D_UNIMPL] line 1: recording a value of type dt_stack_t is not supported yet
  err.D_UNIMPL.actions.d:1:50: BEGIN { stack(); @a = count(); printa(@a); trace(stack()); }
                                                                                ^~~~~~~
