//! -w
fbt::vfs_read:return { return(1); }
==== errors
dtrace: failed to compile script err.D_ACT_PROBE.return-where-the-function-returns.d: [D_ACT_PROBE] line 2: return( ) is not possible at fbt:vmlinux:vfs_read:return
  err.D_ACT_PROBE.return-where-the-function-returns.d:2:24: fbt::vfs_read:return { return(1); }
                                                                                   ^~~~~~~~~
  return() replaces a call of a kernel function: all probes of its clause must be fbt:::entry
