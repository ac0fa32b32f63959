plockstat:::rw-block { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description plockstat:::rw-block does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:1: plockstat:::rw-block { }
                                              ^~~~~~~~~~~~~~~~~~~~
  plockstat is not in this version: locks of processes cannot be traced
