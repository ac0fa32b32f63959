//! -x tracefs=tracefs-native
syscall::close:entry { trace(arg0); trace(args[0]); }
==== errors
dtrace: failed to compile script err.D_ARGS_NONE.system-call.d: [D_ARGS_NONE] line 2: args[0] is not known for probe syscall:vmlinux:close:entry
  err.D_ARGS_NONE.system-call.d:2:43: syscall::close:entry { trace(arg0); trace(args[0]); }
                                                                                ^~~~~~~
  cannot open tracefs-native/events/syscalls/sys_enter_close/format: No such file or directory
