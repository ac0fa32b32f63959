//! -w
fbt::vfs_read:entry,BEGIN { return(1); }
==== errors
dtrace: failed to compile script err.D_ACT_PROBE.return-at-begin.d: [D_ACT_PROBE] line 2: return( ) is not possible at dtrace:::BEGIN
  err.D_ACT_PROBE.return-at-begin.d:2:29: fbt::vfs_read:entry,BEGIN { return(1); }
                                                                      ^~~~~~~~~
  return() replaces a call of a kernel function: all probes of its clause must be fbt:::entry
