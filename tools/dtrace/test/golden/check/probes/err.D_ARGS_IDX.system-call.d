//! -x tracefs=tracefs-events
syscall::getpid:entry { trace(args[0]); } syscall::read:entry { trace(args[3]); } syscall::read:return { trace(args[2]); }
==== errors
dtrace: failed to compile script err.D_ARGS_IDX.system-call.d: [D_ARGS_IDX] line 2: index 0 is out of range for args[ ] of syscall:vmlinux:getpid:entry
  err.D_ARGS_IDX.system-call.d:2:31: syscall::getpid:entry { trace(args[0]); } syscall::read:entry { trace(args[3]); } syscall::read:retu...
                                                                   ^~~~~~~
  it has no arguments
dtrace: failed to compile script err.D_ARGS_IDX.system-call.d: [D_ARGS_IDX] line 2: index 3 is out of range for args[ ] of syscall:vmlinux:read:entry
  err.D_ARGS_IDX.system-call.d:2:71: ...y { trace(args[0]); } syscall::read:entry { trace(args[3]); } syscall::read:return { trace(args[2]);...
                                                                                          ^~~~~~~
  it has 3 arguments
dtrace: failed to compile script err.D_ARGS_IDX.system-call.d: [D_ARGS_IDX] line 2: index 2 is out of range for args[ ] of syscall:vmlinux:read:return
  err.D_ARGS_IDX.system-call.d:2:112: ... { trace(args[3]); } syscall::read:return { trace(args[2]); }
                                                                                           ^~~~~~~
  it has 2 arguments
