pid1234:libd::entry { } pid1234:libx11.so::entry { }
pid1234:libc:strlen:entry { } pid1234:a.out:_start:return { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-processes.d: [D_PDESC_ZERO] line 1: probe description pid1234:libd::entry does not match any probes
  err.D_PDESC_ZERO.functions-of-processes.d:1:1: pid1234:libd::entry { } pid1234:libx11.so::entry { }
                                                 ^~~~~~~~~~~~~~~~~~~
  process 1234 has no module that is named libd: it has work, libc.so.6, libbare.so
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-processes.d: [D_PDESC_ZERO] line 1: probe description pid1234:libx11.so::entry does not match any probes
  err.D_PDESC_ZERO.functions-of-processes.d:1:25: pid1234:libd::entry { } pid1234:libx11.so::entry { }
                                                                          ^~~~~~~~~~~~~~~~~~~~~~~~
  process 1234 has no module that is named libx11.so: it has work, libc.so.6, libbare.so
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-processes.d: [D_PDESC_ZERO] line 2: probe description pid1234:libc:strlen:entry does not match any probes
  err.D_PDESC_ZERO.functions-of-processes.d:2:1: pid1234:libc:strlen:entry { } pid1234:a.out:_start:return { }
                                                 ^~~~~~~~~~~~~~~~~~~~~~~~~
  strlen of libc.so.6 is chosen among several functions when the process starts (an IFUNC): name one of those, as ustack() shows it
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-processes.d: [D_PDESC_ZERO] line 2: probe description pid1234:a.out:_start:return does not match any probes
  err.D_PDESC_ZERO.functions-of-processes.d:2:31: pid1234:libc:strlen:entry { } pid1234:a.out:_start:return { }
                                                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  _start of work has no return probe: nothing calls it as a function, or it returns twice or never
