sysinfo:::readch { } rawfbt:::entry { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description sysinfo:::readch does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:1: sysinfo:::readch { } rawfbt:::entry { }
                                              ^~~~~~~~~~~~~~~~
  sysinfo is not in this version: trace sdt:sched::, sdt:irq::
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description rawfbt:::entry does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:22: sysinfo:::readch { } rawfbt:::entry { }
                                                                    ^~~~~~~~~~~~~~
  rawfbt is not in this version: fbt has the same functions
