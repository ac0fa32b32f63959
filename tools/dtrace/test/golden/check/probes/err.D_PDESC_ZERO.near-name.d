fbt::vfs_read:retrun { }
==== types
dtrace: failed to compile script err.D_PDESC_ZERO.near-name.d: [D_PDESC_ZERO] line 1: probe description fbt::vfs_read:retrun does not match any probes
  err.D_PDESC_ZERO.near-name.d:1:1: fbt::vfs_read:retrun { }
                                    ^~~~~~~~~~~~~~~~~~~~
  no probe is named retrun: did you mean return?
