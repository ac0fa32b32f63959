work1234:::line-red { } work1234:::lines { }
work1234:libd:: { } work1234::read_lime:line-read { }
word1234::: { } work999::: { } sdt1::: { }
word*::: { } work1234:::broken { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.static-probes-of-processes.d: [D_PDESC_ZERO] line 1: probe description work1234:::line-red does not match any probes
  err.D_PDESC_ZERO.static-probes-of-processes.d:1:1: work1234:::line-red { } work1234:::lines { }
                                                     ^~~~~~~~~~~~~~~~~~~
  work1234 has no probe that is named line-red: did you mean line-read?
dtrace: failed to compile script err.D_PDESC_ZERO.static-probes-of-processes.d: [D_PDESC_ZERO] line 1: probe description work1234:::lines does not match any probes
  err.D_PDESC_ZERO.static-probes-of-processes.d:1:25: work1234:::line-red { } work1234:::lines { }
                                                                              ^~~~~~~~~~~~~~~~
  work1234 has no probe that is named lines: it has broken, line-cut, line-read, started
dtrace: failed to compile script err.D_PDESC_ZERO.static-probes-of-processes.d: [D_PDESC_ZERO] line 2: probe description work1234:libd:: does not match any probes
  err.D_PDESC_ZERO.static-probes-of-processes.d:2:1: work1234:libd:: { } work1234::read_lime:line-read { }
                                                     ^~~~~~~~~~~~~~~
  no file with static probes of process 1234 is named libd
dtrace: failed to compile script err.D_PDESC_ZERO.static-probes-of-processes.d: [D_PDESC_ZERO] line 2: probe description work1234::read_lime:line-read does not match any probes
  err.D_PDESC_ZERO.static-probes-of-processes.d:2:21: work1234:libd:: { } work1234::read_lime:line-read { }
                                                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  work1234:::line-read is in no function that is named read_lime: did you mean read_line?
dtrace: failed to compile script err.D_PDESC_ZERO.static-probes-of-processes.d: [D_PDESC_ZERO] line 3: probe description word1234::: does not match any probes
  err.D_PDESC_ZERO.static-probes-of-processes.d:3:1: word1234::: { } work999::: { } sdt1::: { }
                                                     ^~~~~~~~~~~
  process 1234 has no provider word1234: it has work1234
dtrace: failed to compile script err.D_PDESC_ZERO.static-probes-of-processes.d: [D_PDESC_ZERO] line 3: probe description work999::: does not match any probes
  err.D_PDESC_ZERO.static-probes-of-processes.d:3:17: word1234::: { } work999::: { } sdt1::: { }
                                                                      ^~~~~~~~~~
  there is no process 999
dtrace: failed to compile script err.D_PDESC_ZERO.static-probes-of-processes.d: [D_PDESC_ZERO] line 3: probe description sdt1::: does not match any probes
  err.D_PDESC_ZERO.static-probes-of-processes.d:3:32: word1234::: { } work999::: { } sdt1::: { }
                                                                                     ^~~~~~~
  there is no process 1: did you mean sdt?
dtrace: failed to compile script err.D_PDESC_ZERO.static-probes-of-processes.d: [D_PDESC_ZERO] line 4: probe description word*::: does not match any probes
  err.D_PDESC_ZERO.static-probes-of-processes.d:4:1: word*::: { } work1234:::broken { }
                                                     ^~~~~~~~
  no process has static probes (USDT) of a provider word*
dtrace: failed to compile script err.D_PDESC_ZERO.static-probes-of-processes.d: [D_PDESC_ZERO] line 4: probe description work1234:::broken does not match any probes
  err.D_PDESC_ZERO.static-probes-of-processes.d:4:14: word*::: { } work1234:::broken { }
                                                                   ^~~~~~~~~~~~~~~~~
  work1234:::broken cannot be traced: note 5: it ends within its names
