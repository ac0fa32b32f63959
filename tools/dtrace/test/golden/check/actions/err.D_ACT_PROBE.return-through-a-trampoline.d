//! -w -x attach=trampoline
fbt::vfs_read:entry { return(1); }
==== errors
dtrace: failed to compile script err.D_ACT_PROBE.return-through-a-trampoline.d: [D_ACT_PROBE] line 2: return( ) is not possible at fbt:vmlinux:vfs_read:entry
  err.D_ACT_PROBE.return-through-a-trampoline.d:2:23: fbt::vfs_read:entry { return(1); }
                                                                            ^~~~~~~~~
  a trampoline cannot replace a result: leave out -x attach=trampoline
