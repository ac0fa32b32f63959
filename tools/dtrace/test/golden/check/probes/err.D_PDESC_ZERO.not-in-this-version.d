pid123:libc.so:malloc:entry { } lockstat:::adaptive-block { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description pid123:libc.so:malloc:entry does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:1: pid123:libc.so:malloc:entry { } lockstat:::adaptive-block { }
                                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  pid123 is not in this version: functions of processes cannot be traced
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description :::profile-97 does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:33: pid123:libc.so:malloc:entry { } lockstat:::adaptive-block { }
                                                                               ^~~~~~~~~~
  profile-97 is not in this version: there are no probes that fire by a clock
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description lockstat:::adaptive-block does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:48: pid123:libc.so:malloc:entry { } lockstat:::adaptive-block { }
                                                                                              ^~~~~~~~~~~~~~~~~~~~~~~~~
  lockstat is not in this version: trace sdt:lock::contention_begin, contention_end
