BEGIN { trace(args[0]); } fbt::vfs_read:entry { trace(args[4]); } fbt::dup_name:entry { trace(args[0]); }
==== types
dtrace: failed to compile script err.D_ARGS_NONE.no-types.d: [D_ARGS_NONE] line 1: args[0] is not known for probe dtrace:::BEGIN
  err.D_ARGS_NONE.no-types.d:1:15: BEGIN { trace(args[0]); } fbt::vfs_read:entry { trace(args[4]); } fbt::dup_name:entry { trace(args[0...
                                                 ^~~~~~~
  arg0 to arg9 are there without a type
dtrace: failed to compile script err.D_ARGS_NONE.no-types.d: [D_ARGS_IDX] line 1: index 4 is out of range for args[ ] of fbt:vmlinux:vfs_read:entry
  err.D_ARGS_NONE.no-types.d:1:55: ...N { trace(args[0]); } fbt::vfs_read:entry { trace(args[4]); } fbt::dup_name:entry { trace(args[0]); ...
                                                                                        ^~~~~~~
  it has 4 arguments
dtrace: failed to compile script err.D_ARGS_NONE.no-types.d: [D_ARGS_NONE] line 1: args[0] is not known for probe fbt:vmlinux:dup_name:entry
  err.D_ARGS_NONE.no-types.d:1:95: ...y { trace(args[4]); } fbt::dup_name:entry { trace(args[0]); }
                                                                                        ^~~~~~~
  arg0 to arg9 are there without a type
