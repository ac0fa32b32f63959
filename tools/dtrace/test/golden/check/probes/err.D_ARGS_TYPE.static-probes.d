//! -x tracefs=tracefs-sdt
sdt:::wait-start { trace(args[0]); }
==== types
dtrace: failed to compile script err.D_ARGS_TYPE.static-probes.d: [D_ARGS_TYPE] line 2: args[0] is of different types: struct task_struct * of sdt:vmlinux:folio_wait:wait-start, u32 userland * of sdt:vmlinux:futex_wait:wait-start
  err.D_ARGS_TYPE.static-probes.d:2:26: sdt:::wait-start { trace(args[0]); }
                                                                 ^~~~~~~
  write a clause for each
