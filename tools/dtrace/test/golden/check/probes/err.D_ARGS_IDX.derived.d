//! -x tracefs=tracefs-derived
proc:::create { trace(args[1]); }
proc:::exec-success { trace(args[0]); }
==== errors
dtrace: failed to compile script err.D_ARGS_IDX.derived.d: [D_ARGS_IDX] line 2: index 1 is out of range for args[ ] of proc:vmlinux::create
  err.D_ARGS_IDX.derived.d:2:23: proc:::create { trace(args[1]); }
                                                       ^~~~~~~
  it has 1 argument
dtrace: failed to compile script err.D_ARGS_IDX.derived.d: [D_ARGS_IDX] line 3: index 0 is out of range for args[ ] of proc:vmlinux::exec-success
  err.D_ARGS_IDX.derived.d:3:29: proc:::exec-success { trace(args[0]); }
                                                             ^~~~~~~
  it has no arguments
