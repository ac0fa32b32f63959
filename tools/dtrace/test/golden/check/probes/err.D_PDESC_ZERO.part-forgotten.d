fbt:vfs_read:entry { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.part-forgotten.d: [D_PDESC_ZERO] line 1: probe description :fbt:vfs_read:entry does not match any probes
  err.D_PDESC_ZERO.part-forgotten.d:1:1: fbt:vfs_read:entry { }
                                         ^~~~~~~~~~~~~~~~~~
  did you mean fbt::vfs_read:entry?
