io:::start { } profile-97 { } lockstat:::adaptive-block { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description io:::start does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:1: io:::start { } profile-97 { } lockstat:::adaptive-block { }
                                              ^~~~~~~~~~
  io is not in this version: trace sdt:block::block_rq_issue, block_rq_complete
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description :::profile-97 does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:16: io:::start { } profile-97 { } lockstat:::adaptive-block { }
                                                              ^~~~~~~~~~
  profile-97 is not in this version: there are no probes that fire by a clock
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description lockstat:::adaptive-block does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:31: io:::start { } profile-97 { } lockstat:::adaptive-block { }
                                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~
  lockstat is not in this version: trace sdt:lock::contention_begin, contention_end
