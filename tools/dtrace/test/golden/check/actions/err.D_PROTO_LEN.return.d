fbt::vfs_read:entry { return(); }
==== types
dtrace: failed to compile script err.D_PROTO_LEN.return.d: [D_PROTO_LEN] line 1: return( ) prototype mismatch: 0 args passed, 1 expected
  err.D_PROTO_LEN.return.d:1:23: fbt::vfs_read:entry { return(); }
                                                       ^~~~~~
  write return(integer)
