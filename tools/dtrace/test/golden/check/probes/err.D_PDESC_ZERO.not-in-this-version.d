plockstat:::rw-block { } plockstat$target:::mutex-block { }
nfsv3:::op-read-start { } mib:::tcp* { } vfs:::lookup { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description plockstat:::rw-block does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:1: plockstat:::rw-block { } plockstat$target:::mutex-block { }
                                              ^~~~~~~~~~~~~~~~~~~~
  plockstat is not in this version: locks of processes cannot be traced
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 1: probe description plockstat1234:::mutex-block does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:1:26: plockstat:::rw-block { } plockstat$target:::mutex-block { }
                                                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  plockstat1234 is not in this version: locks of processes cannot be traced
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 2: probe description nfsv3:::op-read-start does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:2:1: nfsv3:::op-read-start { } mib:::tcp* { } vfs:::lookup { }
                                              ^~~~~~~~~~~~~~~~~~~~~
  nfsv3 is not in this version: the tracepoints of the kernel are sdt:nfs:::, sdt:nfs4::: and sdt:nfsd:::
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 2: probe description mib:::tcp* does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:2:27: nfsv3:::op-read-start { } mib:::tcp* { } vfs:::lookup { }
                                                                         ^~~~~~~~~~
  mib is not in this version: ip, tcp and udp have probes for packets and connections
dtrace: failed to compile script err.D_PDESC_ZERO.not-in-this-version.d: [D_PDESC_ZERO] line 2: probe description vfs:::lookup does not match any probes
  err.D_PDESC_ZERO.not-in-this-version.d:2:42: nfsv3:::op-read-start { } mib:::tcp* { } vfs:::lookup { }
                                                                                        ^~~~~~~~~~~~
  vfs is not in this version: the functions of the kernel are fbt::vfs_*:
