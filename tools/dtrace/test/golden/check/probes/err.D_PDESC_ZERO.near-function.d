fbt::vfs_raed:entry { }
==== types
dtrace: failed to compile script err.D_PDESC_ZERO.near-function.d: [D_PDESC_ZERO] line 1: probe description fbt::vfs_raed:entry does not match any probes
  err.D_PDESC_ZERO.near-function.d:1:1: fbt::vfs_raed:entry { }
                                        ^~~~~~~~~~~~~~~~~~~
  no function is named vfs_raed: did you mean vfs_read?
