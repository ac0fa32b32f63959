fbt::vfs_read:entry { trace(args[10]); trace(args[-1]); }
==== types
dtrace: failed to compile script err.D_ARGS_IDX.index.d: [D_ARGS_IDX] line 1: index 10 is out of range for args[ ] of fbt:vmlinux:vfs_read:entry
  err.D_ARGS_IDX.index.d:1:29: fbt::vfs_read:entry { trace(args[10]); trace(args[-1]); }
                                                           ^~~~~~~~
  it has 4 arguments
dtrace: failed to compile script err.D_ARGS_IDX.index.d: [D_ARGS_IDX] line 1: args[ ] index must be an integer constant from 0 to 63
  err.D_ARGS_IDX.index.d:1:51: fbt::vfs_read:entry { trace(args[10]); trace(args[-1]); }
                                                                                 ^~
