fbt:genunix:vfs_red:entry { }
fbt:genunix2:vfs_read:entry { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.kernel-by-names-of-other-systems.d: [D_PDESC_ZERO] line 1: probe description fbt:genunix:vfs_red:entry does not match any probes
  err.D_PDESC_ZERO.kernel-by-names-of-other-systems.d:1:1: fbt:genunix:vfs_red:entry { }
                                                           ^~~~~~~~~~~~~~~~~~~~~~~~~
  no function is named vfs_red: did you mean vfs_read?
dtrace: failed to compile script err.D_PDESC_ZERO.kernel-by-names-of-other-systems.d: [D_PDESC_ZERO] line 2: probe description fbt:genunix2:vfs_read:entry does not match any probes
  err.D_PDESC_ZERO.kernel-by-names-of-other-systems.d:2:1: fbt:genunix2:vfs_read:entry { }
                                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  no module is named genunix2
