lockstat:::adaptive-block { } rawfbt:::entry { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description lockstat:::adaptive-block does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:1: lockstat:::adaptive-block { } rawfbt:::entry { }
                                              ^~~~~~~~~~~~~~~~~~~~~~~~~
  lockstat is not in this version: trace sdt:lock::contention_begin, contention_end
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description rawfbt:::entry does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:31: lockstat:::adaptive-block { } rawfbt:::entry { }
                                                                             ^~~~~~~~~~~~~~
  rawfbt is not in this version: fbt has the same functions
