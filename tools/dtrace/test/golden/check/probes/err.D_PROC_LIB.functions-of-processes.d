pid1234:libc:-:4 { }
==== errors
dtrace: failed to compile script err.D_PROC_LIB.functions-of-processes.d: [D_PROC_LIB] line 1: probe description pid1234:libc:-:4 does not match any probes
  err.D_PROC_LIB.functions-of-processes.d:1:1: pid1234:libc:-:4 { }
                                               ^~~~~~~~~~~~~~~~
  no function is named -: write the function, and as the name of the probe the offset in it
