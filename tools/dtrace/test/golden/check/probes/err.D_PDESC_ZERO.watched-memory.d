watch:vmlinux:`own/8:write { } watch:a.out:0xffffffff82001000/8:write { } watch:kernel:0x404040/4:write { }
watch::0x8000000000000000/8:write { } watch:vmlinux:`own:exec { } watch:a.out:`total:exec { }
watch:a.out:`errno:write { } watch:a.out:`twice:write { } watch:vmlinux:`:write { } watch:vmlinux:`own:wr* { }
watch:vmlinux:`shared:write { } watch:a.out:`odd:write { } watch:vmlinux:`start_kernel:exec { }
iter:::tcp { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.watched-memory.d: [D_PDESC_ZERO] line 1: probe description watch:vmlinux:`own/8:write does not match any probes
  err.D_PDESC_ZERO.watched-memory.d:1:1: watch:vmlinux:`own/8:write { } watch:a.out:0xffffffff82001000/8:write { } watch:kernel:0x404040/4:wr...
                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~
  `own has only 4 bytes: write `own/4
dtrace: failed to compile script err.D_PDESC_ZERO.watched-memory.d: [D_PDESC_ZERO] line 1: probe description watch:a.out:0xffffffff82001000/8:write does not match any probes
  err.D_PDESC_ZERO.watched-memory.d:1:32: watch:vmlinux:`own/8:write { } watch:a.out:0xffffffff82001000/8:write { } watch:kernel:0x404040/4:wr...
                                                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  0xffffffff82001000 is an address of the kernel, not of a.out
dtrace: failed to compile script err.D_PDESC_ZERO.watched-memory.d: [D_PDESC_ZERO] line 1: probe description watch:kernel:0x404040/4:write does not match any probes
  err.D_PDESC_ZERO.watched-memory.d:1:75: ...te { } watch:a.out:0xffffffff82001000/8:write { } watch:kernel:0x404040/4:write { }
                                                                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  0x404040 is an address of a process, not of kernel
dtrace: failed to compile script err.D_PDESC_ZERO.watched-memory.d: [D_PDESC_ZERO] line 2: probe description watch::0x8000000000000000/8:write does not match any probes
  err.D_PDESC_ZERO.watched-memory.d:2:1: watch::0x8000000000000000/8:write { } watch:vmlinux:`own:exec { } watch:a.out:`total:exec { }
                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  0x8000000000000000 is no address
dtrace: failed to compile script err.D_PDESC_ZERO.watched-memory.d: [D_PDESC_ZERO] line 2: probe description watch:vmlinux:`own:exec does not match any probes
  err.D_PDESC_ZERO.watched-memory.d:2:39: watch::0x8000000000000000/8:write { } watch:vmlinux:`own:exec { } watch:a.out:`total:exec { }
                                                                                ^~~~~~~~~~~~~~~~~~~~~~~
  `own is a variable, and has no instructions
dtrace: failed to compile script err.D_PDESC_ZERO.watched-memory.d: [D_PDESC_ZERO] line 2: probe description watch:a.out:`total:exec does not match any probes
  err.D_PDESC_ZERO.watched-memory.d:2:67: watch::0x8000000000000000/8:write { } watch:vmlinux:`own:exec { } watch:a.out:`total:exec { }
                                                                                                            ^~~~~~~~~~~~~~~~~~~~~~~
  `total is a variable, and has no instructions
dtrace: failed to compile script err.D_PDESC_ZERO.watched-memory.d: [D_PDESC_ZERO] line 3: probe description watch:a.out:`errno:write does not match any probes
  err.D_PDESC_ZERO.watched-memory.d:3:1: watch:a.out:`errno:write { } watch:a.out:`twice:write { } watch:vmlinux:`:write { } watch:vmlinux:`o...
                                         ^~~~~~~~~~~~~~~~~~~~~~~~
  each thread has a variable errno of its own: write the address of one
dtrace: failed to compile script err.D_PDESC_ZERO.watched-memory.d: [D_PDESC_ZERO] line 3: probe description watch:a.out:`twice:write does not match any probes
  err.D_PDESC_ZERO.watched-memory.d:3:30: watch:a.out:`errno:write { } watch:a.out:`twice:write { } watch:vmlinux:`:write { } watch:vmlinux:`o...
                                                                       ^~~~~~~~~~~~~~~~~~~~~~~~
  several symbols of a.out are named twice: write the address
dtrace: failed to compile script err.D_PDESC_ZERO.watched-memory.d: [D_PDESC_ZERO] line 3: probe description watch:vmlinux:`:write does not match any probes
  err.D_PDESC_ZERO.watched-memory.d:3:59: ...out:`errno:write { } watch:a.out:`twice:write { } watch:vmlinux:`:write { } watch:vmlinux:`own:wr* {...
                                                                                               ^~~~~~~~~~~~~~~~~~~~~
  a probe of watch names its memory: watch:MODULE:`VARIABLE:write, or watch:kernel:0xADDRESS/SIZE:write
dtrace: failed to compile script err.D_PDESC_ZERO.watched-memory.d: [D_PDESC_ZERO] line 3: probe description watch:vmlinux:`own:wr* does not match any probes
  err.D_PDESC_ZERO.watched-memory.d:3:85: ...:a.out:`twice:write { } watch:vmlinux:`:write { } watch:vmlinux:`own:wr* { }
                                                                                               ^~~~~~~~~~~~~~~~~~~~~~
  a probe of watch names its access: write, access, read or exec
dtrace: failed to compile script err.D_PDESC_ZERO.watched-memory.d: [D_PDESC_ZERO] line 4: probe description watch:vmlinux:`shared:write does not match any probes
  err.D_PDESC_ZERO.watched-memory.d:4:1: watch:vmlinux:`shared:write { } watch:a.out:`odd:write { } watch:vmlinux:`start_kernel:exec { }
                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  several variables are named shared: write the address; /proc/kallsyms has their addresses
dtrace: failed to compile script err.D_PDESC_ZERO.watched-memory.d: [D_PDESC_ZERO] line 4: probe description watch:a.out:`odd:write does not match any probes
  err.D_PDESC_ZERO.watched-memory.d:4:33: watch:vmlinux:`shared:write { } watch:a.out:`odd:write { } watch:vmlinux:`start_kernel:exec { }
                                                                          ^~~~~~~~~~~~~~~~~~~~~~
  `odd has 12 bytes, and the processor watches 1, 2, 4 or 8: write `odd/2 for the first of them
dtrace: failed to compile script err.D_PDESC_ZERO.watched-memory.d: [D_PDESC_ZERO] line 4: probe description watch:vmlinux:`start_kernel:exec does not match any probes
  err.D_PDESC_ZERO.watched-memory.d:4:60: watch:vmlinux:`shared:write { } watch:a.out:`odd:write { } watch:vmlinux:`start_kernel:exec { }
                                                                                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  start_kernel is no longer there: its memory was freed when the kernel had started
dtrace: failed to compile script err.D_PDESC_ZERO.watched-memory.d: [D_PDESC_ZERO] line 5: probe description iter:::tcp does not match any probes
  err.D_PDESC_ZERO.watched-memory.d:5:1: iter:::tcp { }
                                         ^~~~~~~~~~
  iter:::tcp needs the BPF iterator tcp, which this kernel does not have
