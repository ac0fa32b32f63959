pid1234:a.out:main:1b { } pid1234:a.out:main:40 { }
pid1234:a.out:read_line:14 { } pid1234:a.out:main:4g { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.instructions-of-processes.d: [D_PDESC_ZERO] line 1: probe description pid1234:a.out:main:1b does not match any probes
  err.D_PDESC_ZERO.instructions-of-processes.d:1:1: pid1234:a.out:main:1b { } pid1234:a.out:main:40 { }
                                                    ^~~~~~~~~~~~~~~~~~~~~
  offset 0x1b is inside an instruction of main of work: instructions begin at 0x18 and 0x1c
dtrace: failed to compile script err.D_PDESC_ZERO.instructions-of-processes.d: [D_PDESC_ZERO] line 1: probe description pid1234:a.out:main:40 does not match any probes
  err.D_PDESC_ZERO.instructions-of-processes.d:1:27: pid1234:a.out:main:1b { } pid1234:a.out:main:40 { }
                                                                               ^~~~~~~~~~~~~~~~~~~~~
  offset 0x40 is outside of main of work, which has 0x40 bytes
dtrace: failed to compile script err.D_PDESC_ZERO.instructions-of-processes.d: [D_PDESC_ZERO] line 2: probe description pid1234:a.out:read_line:14 does not match any probes
  err.D_PDESC_ZERO.instructions-of-processes.d:2:1: pid1234:a.out:read_line:14 { } pid1234:a.out:main:4g { }
                                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~
  the last instruction of read_line of work that can be decoded begins at 0xc, before offset 0x14
dtrace: failed to compile script err.D_PDESC_ZERO.instructions-of-processes.d: [D_PDESC_ZERO] line 2: probe description pid1234:a.out:main:4g does not match any probes
  err.D_PDESC_ZERO.instructions-of-processes.d:2:32: pid1234:a.out:read_line:14 { } pid1234:a.out:main:4g { }
                                                                                    ^~~~~~~~~~~~~~~~~~~~~
  no probe is named 4g: a function has entry, return, and the offsets of its instructions in hexadecimal digits
