BEGIN { trace(a.out`errno); }
==== errors
dtrace: failed to compile script err.D_UNIMPL.variable-of-the-program.d: [D_UNIMPL] line 1: a variable of the traced program is not supported yet
  err.D_UNIMPL.variable-of-the-program.d:1:15: BEGIN { trace(a.out`errno); }
                                                             ^~~~~~~~~~~
  a module's variable of the kernel is written module`name, without a dot
