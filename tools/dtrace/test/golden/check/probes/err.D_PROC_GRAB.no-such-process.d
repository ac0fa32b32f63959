pid999:a.out:main:entry { }
==== errors
dtrace: failed to compile script err.D_PROC_GRAB.no-such-process.d: [D_PROC_GRAB] line 1: cannot list the probes of pid999:a.out:main:entry
  err.D_PROC_GRAB.no-such-process.d:1:1: pid999:a.out:main:entry { }
                                         ^~~~~~~~~~~~~~~~~~~~~~~
  there is no process 999
