ftb::vfs_read:entry { }
==== types
dtrace: failed to compile script err.D_PDESC_ZERO.near-provider.d: [D_PDESC_ZERO] line 1: probe description ftb::vfs_read:entry does not match any probes
  err.D_PDESC_ZERO.near-provider.d:1:1: ftb::vfs_read:entry { }
                                        ^~~~~~~~~~~~~~~~~~~
  no provider is named ftb: did you mean fbt?
