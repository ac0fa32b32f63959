pid1234:a.out:main:40 { } pid1234:a.out:read_line:14 { }
==== errors
dtrace: failed to compile script err.D_PROC_OFF.instructions-of-processes.d: [D_PROC_OFF] line 1: probe description pid1234:a.out:main:40 does not match any probes
  err.D_PROC_OFF.instructions-of-processes.d:1:1: pid1234:a.out:main:40 { } pid1234:a.out:read_line:14 { }
                                                  ^~~~~~~~~~~~~~~~~~~~~
  offset 0x40 is outside of main of work, which has 0x40 bytes
dtrace: failed to compile script err.D_PROC_OFF.instructions-of-processes.d: [D_PROC_OFF] line 1: probe description pid1234:a.out:read_line:14 does not match any probes
  err.D_PROC_OFF.instructions-of-processes.d:1:27: pid1234:a.out:main:40 { } pid1234:a.out:read_line:14 { }
                                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~
  the last instruction of read_line of work that can be decoded begins at 0xc, before offset 0x14
