BEGIN { stack(); trace(curthread); trace(strlen("a")); }
==== types
dtrace: failed to compile script err.D_UNIMPL.later-names.d: [D_UNIMPL] line 1: stack is not supported yet
  err.D_UNIMPL.later-names.d:1:9: BEGIN { stack(); trace(curthread); trace(strlen("a")); }
                                          ^~~~~
dtrace: failed to compile script err.D_UNIMPL.later-names.d: [D_UNIMPL] line 1: curthread is not supported yet
  err.D_UNIMPL.later-names.d:1:24: BEGIN { stack(); trace(curthread); trace(strlen("a")); }
                                                          ^~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.later-names.d: [D_UNIMPL] line 1: strlen is not supported yet
  err.D_UNIMPL.later-names.d:1:42: BEGIN { stack(); trace(curthread); trace(strlen("a")); }
                                                                            ^~~~~~
