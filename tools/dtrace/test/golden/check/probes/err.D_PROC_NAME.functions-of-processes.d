pid1234:a.out:main:exit { } pid1234:a.out:main:4g { } pid1234:a.out:-:entry { }
==== errors
dtrace: failed to compile script err.D_PROC_NAME.functions-of-processes.d: [D_PROC_NAME] line 1: probe description pid1234:a.out:main:exit does not match any probes
  err.D_PROC_NAME.functions-of-processes.d:1:1: pid1234:a.out:main:exit { } pid1234:a.out:main:4g { } pid1234:a.out:-:entry { }
                                                ^~~~~~~~~~~~~~~~~~~~~~~
  no probe is named exit: a function has entry, return, and the offsets of its instructions in hexadecimal digits
dtrace: failed to compile script err.D_PROC_NAME.functions-of-processes.d: [D_PROC_NAME] line 1: probe description pid1234:a.out:main:4g does not match any probes
  err.D_PROC_NAME.functions-of-processes.d:1:29: pid1234:a.out:main:exit { } pid1234:a.out:main:4g { } pid1234:a.out:-:entry { }
                                                                             ^~~~~~~~~~~~~~~~~~~~~
  no probe is named 4g: a function has entry, return, and the offsets of its instructions in hexadecimal digits
dtrace: failed to compile script err.D_PROC_NAME.functions-of-processes.d: [D_PROC_NAME] line 1: probe description pid1234:a.out:-:entry does not match any probes
  err.D_PROC_NAME.functions-of-processes.d:1:55: pid1234:a.out:main:exit { } pid1234:a.out:main:4g { } pid1234:a.out:-:entry { }
                                                                                                       ^~~~~~~~~~~~~~~~~~~~~
  no function is named -: write the function, and as the name of the probe the offset in it
