fbt:ext3::entry { }
==== types
dtrace: failed to compile script err.D_PDESC_ZERO.near-module.d: [D_PDESC_ZERO] line 1: probe description fbt:ext3::entry does not match any probes
  err.D_PDESC_ZERO.near-module.d:1:1: fbt:ext3::entry { }
                                      ^~~~~~~~~~~~~~~
  no module is named ext3: did you mean ext4?
