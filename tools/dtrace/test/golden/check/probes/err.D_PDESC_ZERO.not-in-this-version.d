io:::start { } pid123:libc.so:malloc:entry { } lockstat:::adaptive-block { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description io:::start does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:1: io:::start { } pid123:libc.so:malloc:entry { } lockstat:::adaptive-block { }
                                              ^~~~~~~~~~
  io is not in this version: trace sdt:block::block_rq_issue, block_rq_complete
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description pid123:libc.so:malloc:entry does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:16: io:::start { } pid123:libc.so:malloc:entry { } lockstat:::adaptive-block { }
                                                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  pid123 is not in this version: functions of processes cannot be traced
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description lockstat:::adaptive-block does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:48: io:::start { } pid123:libc.so:malloc:entry { } lockstat:::adaptive-block { }
                                                                                              ^~~~~~~~~~~~~~~~~~~~~~~~~
  lockstat is not in this version: trace sdt:lock::contention_begin, contention_end
