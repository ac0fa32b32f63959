BEGIN { trace(*curthread); trace(curthread->matrix); }
==== errors
dtrace: failed to compile script err.D_UNIMPL.struct-recorded.d: [D_UNIMPL] line 1: recording a value of type struct task_struct is not supported yet
  err.D_UNIMPL.struct-recorded.d:1:15: BEGIN { trace(*curthread); trace(curthread->matrix); }
                                                     ^~~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.struct-recorded.d: [D_UNIMPL] line 1: recording a value of type int [2][3] is not supported yet
  err.D_UNIMPL.struct-recorded.d:1:34: BEGIN { trace(*curthread); trace(curthread->matrix); }
                                                                        ^~~~~~~~~~~~~~~~~
