pid:a.out:main:entry { }
==== errors
dtrace: failed to compile script err.D_PROC_BADPID.no-number.d: [D_PROC_BADPID] line 1: probe description pid:a.out:main:entry does not match any probes
  err.D_PROC_BADPID.no-number.d:1:1: pid:a.out:main:entry { }
                                     ^~~~~~~~~~~~~~~~~~~~
  pid names no process: write its number, pid1234, or pid$target
