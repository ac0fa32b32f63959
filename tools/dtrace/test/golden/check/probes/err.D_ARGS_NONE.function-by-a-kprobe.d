rawfbt::vfs_read:entry { trace(args[0]); }
==== types
dtrace: failed to compile script err.D_ARGS_NONE.function-by-a-kprobe.d: [D_ARGS_NONE] line 1: args[0] is not known for probe rawfbt:vmlinux:vfs_read:entry
  err.D_ARGS_NONE.function-by-a-kprobe.d:1:32: rawfbt::vfs_read:entry { trace(args[0]); }
                                                                              ^~~~~~~
  arg0 to arg9 are there without a type
