fbt::vfs_read:entry, fbt::vfs_write:entry, fbt::vfs_read:return { trace(args[1]); }
==== types
dtrace: failed to compile script err.D_ARGS_TYPE.different.d: [D_ARGS_TYPE] line 1: args[1] is of different types: char userland * of fbt:vmlinux:vfs_read:entry, ssize_t of fbt:vmlinux:vfs_read:return
  err.D_ARGS_TYPE.different.d:1:73: fbt::vfs_read:entry, fbt::vfs_write:entry, fbt::vfs_read:return { trace(args[1]); }
                                                                                                            ^~~~~~~
  write a clause for each
