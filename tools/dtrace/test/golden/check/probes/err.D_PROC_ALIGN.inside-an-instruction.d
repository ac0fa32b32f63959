pid1234:a.out:main:1b { }
==== errors
dtrace: failed to compile script err.D_PROC_ALIGN.inside-an-instruction.d: [D_PROC_ALIGN] line 1: probe description pid1234:a.out:main:1b does not match any probes
  err.D_PROC_ALIGN.inside-an-instruction.d:1:1: pid1234:a.out:main:1b { }
                                                ^~~~~~~~~~~~~~~~~~~~~
  offset 0x1b is inside an instruction of main of work: instructions begin at 0x18 and 0x1c
