//! -x tracefs=tracefs-sdt
sdt:::idle { trace(args[0]); }
sdt::submit:merge { trace(args[0]); }
==== types
dtrace: failed to compile script err.D_ARGS_NONE.static-probe.d: [D_ARGS_IDX] line 2: index 0 is out of range for args[ ] of sdt:ext4:ext4_idle:idle
  err.D_ARGS_NONE.static-probe.d:2:20: sdt:::idle { trace(args[0]); }
                                                          ^~~~~~~
  it has no arguments
dtrace: failed to compile script err.D_ARGS_NONE.static-probe.d: [D_ARGS_NONE] line 3: args[0] is not known for probe sdt:vmlinux:submit:merge
  err.D_ARGS_NONE.static-probe.d:3:27: sdt::submit:merge { trace(args[0]); }
                                                                 ^~~~~~~
  arg0 to arg9 are there without a type
