pid1234:libd::entry { } pid1234:libx11.so::entry { }
pid1234::read_lime:entry { } pid1234:a.out:write_page:entry { }
pid1234:libc:strlen:entry { } pid1234:libbare.so:main:entry { }
pid1234:a.out:main:exit { } pid:a.out:main:entry { }
pid1234:a.out:_start:return { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-processes.d: [D_PDESC_ZERO] line 1: probe description pid1234:libd::entry does not match any probes
  err.D_PDESC_ZERO.functions-of-processes.d:1:1: pid1234:libd::entry { } pid1234:libx11.so::entry { }
                                                 ^~~~~~~~~~~~~~~~~~~
  process 1234 has no module that is named libd: it has work, libc.so.6, libbare.so
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-processes.d: [D_PDESC_ZERO] line 1: probe description pid1234:libx11.so::entry does not match any probes
  err.D_PDESC_ZERO.functions-of-processes.d:1:25: pid1234:libd::entry { } pid1234:libx11.so::entry { }
                                                                          ^~~~~~~~~~~~~~~~~~~~~~~~
  process 1234 has no module that is named libx11.so: it has work, libc.so.6, libbare.so
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-processes.d: [D_PDESC_ZERO] line 2: probe description pid1234::read_lime:entry does not match any probes
  err.D_PDESC_ZERO.functions-of-processes.d:2:1: pid1234::read_lime:entry { } pid1234:a.out:write_page:entry { }
                                                 ^~~~~~~~~~~~~~~~~~~~~~~~
  process 1234 has no function that is named read_lime: did you mean read_line?
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-processes.d: [D_PDESC_ZERO] line 2: probe description pid1234:a.out:write_page:entry does not match any probes
  err.D_PDESC_ZERO.functions-of-processes.d:2:30: pid1234::read_lime:entry { } pid1234:a.out:write_page:entry { }
                                                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  a.out has no function that is named write_page
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-processes.d: [D_PDESC_ZERO] line 3: probe description pid1234:libc:strlen:entry does not match any probes
  err.D_PDESC_ZERO.functions-of-processes.d:3:1: pid1234:libc:strlen:entry { } pid1234:libbare.so:main:entry { }
                                                 ^~~~~~~~~~~~~~~~~~~~~~~~~
  strlen of libc.so.6 is chosen among several functions when the process starts (an IFUNC): name one of those, as ustack() shows it
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-processes.d: [D_PDESC_ZERO] line 3: probe description pid1234:libbare.so:main:entry does not match any probes
  err.D_PDESC_ZERO.functions-of-processes.d:3:31: pid1234:libc:strlen:entry { } pid1234:libbare.so:main:entry { }
                                                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  libbare.so has no names of functions: it is stripped, and there is no debug file
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-processes.d: [D_PDESC_ZERO] line 4: probe description pid1234:a.out:main:exit does not match any probes
  err.D_PDESC_ZERO.functions-of-processes.d:4:1: pid1234:a.out:main:exit { } pid:a.out:main:entry { }
                                                 ^~~~~~~~~~~~~~~~~~~~~~~
  no probe is named exit: a function has entry, return, and the offsets of its instructions in hexadecimal digits
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-processes.d: [D_PDESC_ZERO] line 4: probe description pid:a.out:main:entry does not match any probes
  err.D_PDESC_ZERO.functions-of-processes.d:4:29: pid1234:a.out:main:exit { } pid:a.out:main:entry { }
                                                                              ^~~~~~~~~~~~~~~~~~~~
  pid names no process: write its number, pid1234, or pid$target
dtrace: failed to compile script err.D_PDESC_ZERO.functions-of-processes.d: [D_PDESC_ZERO] line 5: probe description pid1234:a.out:_start:return does not match any probes
  err.D_PDESC_ZERO.functions-of-processes.d:5:1: pid1234:a.out:_start:return { }
                                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  _start of work has no return probe: nothing calls it as a function, or it returns twice or never
