fbt::vfs_read:entry { `init_task.pid = 1; args[1][0] = 2; *args[1] += 1; pid++; }
==== types
dtrace: failed to compile script err.D_OP_WRITE.kernel-and-process.d: [D_OP_WRITE] line 1: operator = may not be applied to memory of the kernel
  err.D_OP_WRITE.kernel-and-process.d:1:23: fbt::vfs_read:entry { `init_task.pid = 1; args[1][0] = 2; *args[1] += 1; pid++; }
                                                                  ^~~~~~~~~~~~~~
  D only reads it
dtrace: failed to compile script err.D_OP_WRITE.kernel-and-process.d: [D_OP_WRITE] line 1: operator = may not be applied to memory of the process
  err.D_OP_WRITE.kernel-and-process.d:1:43: fbt::vfs_read:entry { `init_task.pid = 1; args[1][0] = 2; *args[1] += 1; pid++; }
                                                                                      ^~~~~~~~~~
  use copyout()
dtrace: failed to compile script err.D_OP_WRITE.kernel-and-process.d: [D_OP_WRITE] line 1: operator += may not be applied to memory of the process
  err.D_OP_WRITE.kernel-and-process.d:1:59: fbt::vfs_read:entry { `init_task.pid = 1; args[1][0] = 2; *args[1] += 1; pid++; }
                                                                                                      ^~~~~~~~
  use copyout()
dtrace: failed to compile script err.D_OP_WRITE.kernel-and-process.d: [D_OP_WRITE] line 1: operator ++ may not be applied to pid
  err.D_OP_WRITE.kernel-and-process.d:1:74: fbt::vfs_read:entry { `init_task.pid = 1; args[1][0] = 2; *args[1] += 1; pid++; }
                                                                                                                     ^~~
  the variables of DTrace are read-only
