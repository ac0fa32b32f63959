fbt::vfs_read:enter { } begin { } FBT::vfs_read:entry { } fbt::vfs_read:leave { }
fbt::sys_close:entry { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.other-words.d: [D_PDESC_ZERO] line 1: probe description fbt::vfs_read:enter does not match any probes
  err.D_PDESC_ZERO.other-words.d:1:1: fbt::vfs_read:enter { } begin { } FBT::vfs_read:entry { } fbt::vfs_read:leave { }
                                      ^~~~~~~~~~~~~~~~~~~
  no probe is named enter: did you mean entry?
dtrace: failed to compile script err.D_PDESC_ZERO.other-words.d: [D_PDESC_ZERO] line 1: probe description :::begin does not match any probes
  err.D_PDESC_ZERO.other-words.d:1:25: fbt::vfs_read:enter { } begin { } FBT::vfs_read:entry { } fbt::vfs_read:leave { }
                                                               ^~~~~
  no probe is named begin: did you mean BEGIN?
dtrace: failed to compile script err.D_PDESC_ZERO.other-words.d: [D_PDESC_ZERO] line 1: probe description FBT::vfs_read:entry does not match any probes
  err.D_PDESC_ZERO.other-words.d:1:35: fbt::vfs_read:enter { } begin { } FBT::vfs_read:entry { } fbt::vfs_read:leave { }
                                                                         ^~~~~~~~~~~~~~~~~~~
  no provider is named FBT: did you mean fbt?
dtrace: failed to compile script err.D_PDESC_ZERO.other-words.d: [D_PDESC_ZERO] line 1: probe description fbt::vfs_read:leave does not match any probes
  err.D_PDESC_ZERO.other-words.d:1:59: fbt::vfs_read:enter { } begin { } FBT::vfs_read:entry { } fbt::vfs_read:leave { }
                                                                                                 ^~~~~~~~~~~~~~~~~~~
  no probe is named leave: did you mean return?
dtrace: failed to compile script err.D_PDESC_ZERO.other-words.d: [D_PDESC_ZERO] line 2: probe description fbt::sys_close:entry does not match any probes
  err.D_PDESC_ZERO.other-words.d:2:1: fbt::sys_close:entry { }
                                      ^~~~~~~~~~~~~~~~~~~~
  no function is named sys_close: did you mean __x64_sys_close?
