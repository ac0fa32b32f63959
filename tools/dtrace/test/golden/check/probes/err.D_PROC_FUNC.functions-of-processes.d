pid1234::read_lime:entry { } pid1234:a.out:write_page:entry { }
pid1234:libbare.so:main:entry { } pid1234:a.out:-:4 { }
==== errors
dtrace: failed to compile script err.D_PROC_FUNC.functions-of-processes.d: [D_PROC_FUNC] line 1: probe description pid1234::read_lime:entry does not match any probes
  err.D_PROC_FUNC.functions-of-processes.d:1:1: pid1234::read_lime:entry { } pid1234:a.out:write_page:entry { }
                                                ^~~~~~~~~~~~~~~~~~~~~~~~
  process 1234 has no function that is named read_lime: did you mean read_line?
dtrace: failed to compile script err.D_PROC_FUNC.functions-of-processes.d: [D_PROC_FUNC] line 1: probe description pid1234:a.out:write_page:entry does not match any probes
  err.D_PROC_FUNC.functions-of-processes.d:1:30: pid1234::read_lime:entry { } pid1234:a.out:write_page:entry { }
                                                                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  a.out has no function that is named write_page
dtrace: failed to compile script err.D_PROC_FUNC.functions-of-processes.d: [D_PROC_FUNC] line 2: probe description pid1234:libbare.so:main:entry does not match any probes
  err.D_PROC_FUNC.functions-of-processes.d:2:1: pid1234:libbare.so:main:entry { } pid1234:a.out:-:4 { }
                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  libbare.so has no names of functions: it is stripped, and there is no debug file
dtrace: failed to compile script err.D_PROC_FUNC.functions-of-processes.d: [D_PROC_FUNC] line 2: probe description pid1234:a.out:-:4 does not match any probes
  err.D_PROC_FUNC.functions-of-processes.d:2:35: pid1234:libbare.so:main:entry { } pid1234:a.out:-:4 { }
                                                                                   ^~~~~~~~~~~~~~~~~
  no function is named -: write the function, and as the name of the probe the offset in it
