fbt::vfs_read:entry { trace(args[pid]); trace(args["x"]); }
==== types
dtrace: failed to compile script err.D_PROTO_ARG.index-of-args.d: [D_PROTO_ARG] line 1: args[ ] argument #1 is incompatible with prototype
  err.D_PROTO_ARG.index-of-args.d:1:34: fbt::vfs_read:entry { trace(args[pid]); trace(args["x"]); }
                                                                         ^~~
  an integer constant is expected, this is of type pid_t
dtrace: failed to compile script err.D_PROTO_ARG.index-of-args.d: [D_PROTO_ARG] line 1: args[ ] argument #1 is incompatible with prototype
  err.D_PROTO_ARG.index-of-args.d:1:52: fbt::vfs_read:entry { trace(args[pid]); trace(args["x"]); }
                                                                                           ^~~
  an integer constant is expected, this is of type string
