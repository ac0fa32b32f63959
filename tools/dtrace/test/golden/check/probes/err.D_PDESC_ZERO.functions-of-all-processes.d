pid*:libd::entry { } pid1*:libc:malloc:entry { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-all-processes.d: [D_PDESC_ZERO] line 1: probe description pid*:libd::entry does not match any probes
  err.D_PDESC_ZERO.functions-of-all-processes.d:1:1: pid*:libd::entry { } pid1*:libc:malloc:entry { }
                                                     ^~~~~~~~~~~~~~~~
  no process has a module that is named libd
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-all-processes.d: [D_PDESC_ZERO] line 1: probe description pid1*:libc:malloc:entry does not match any probes
  err.D_PDESC_ZERO.functions-of-all-processes.d:1:22: pid*:libd::entry { } pid1*:libc:malloc:entry { }
                                                                           ^~~~~~~~~~~~~~~~~~~~~~~
  no pattern but pid* names processes: it means all of them
