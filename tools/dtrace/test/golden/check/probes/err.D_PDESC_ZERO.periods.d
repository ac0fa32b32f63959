tick-5fortnights { }
profile:::profile-20khz { } tick-20000 { } tick-s { } profile-0 { } tick-300000d { }
tick { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.periods.d: [D_PDESC_ZERO] line 1: probe description :::tick-5fortnights does not match any probes
  err.D_PDESC_ZERO.periods.d:1:1: tick-5fortnights { }
                                  ^~~~~~~~~~~~~~~~
  fortnights is no unit: there are hz, ns, us, ms, s, m, h, d; nsec, usec, msec, sec, min, hour, day
dtrace: failed to compile script err.D_PDESC_ZERO.periods.d: [D_PDESC_ZERO] line 2: probe description profile:::profile-20khz does not match any probes
  err.D_PDESC_ZERO.periods.d:2:1: profile:::profile-20khz { } tick-20000 { } tick-s { } profile-0 { } tick-300000d { }
                                  ^~~~~~~~~~~~~~~~~~~~~~~
  khz is no unit: there are hz, ns, us, ms, s, m, h, d; nsec, usec, msec, sec, min, hour, day
dtrace: failed to compile script err.D_PDESC_ZERO.periods.d: [D_PDESC_ZERO] line 2: probe description :::tick-20000 does not match any probes
  err.D_PDESC_ZERO.periods.d:2:29: profile:::profile-20khz { } tick-20000 { } tick-s { } profile-0 { } tick-300000d { }
                                                               ^~~~~~~~~~
  tick-20000 is too fast: the shortest period is 100 us, tick-10000
dtrace: failed to compile script err.D_PDESC_ZERO.periods.d: [D_PDESC_ZERO] line 2: probe description :::tick-s does not match any probes
  err.D_PDESC_ZERO.periods.d:2:44: profile:::profile-20khz { } tick-20000 { } tick-s { } profile-0 { } tick-300000d { }
                                                                              ^~~~~~
  tick-s has no number: tick-100ms fires each 100 ms
dtrace: failed to compile script err.D_PDESC_ZERO.periods.d: [D_PDESC_ZERO] line 2: probe description :::profile-0 does not match any probes
  err.D_PDESC_ZERO.periods.d:2:55: profile:::profile-20khz { } tick-20000 { } tick-s { } profile-0 { } tick-300000d { }
                                                                                         ^~~~~~~~~
  profile-0 never fires: the number must be 1 or more
dtrace: failed to compile script err.D_PDESC_ZERO.periods.d: [D_PDESC_ZERO] line 2: probe description :::tick-300000d does not match any probes
  err.D_PDESC_ZERO.periods.d:2:69: profile:::profile-20khz { } tick-20000 { } tick-s { } profile-0 { } tick-300000d { }
                                                                                                       ^~~~~~~~~~~~
  tick-300000d is too long: 292 years are the longest period
dtrace: failed to compile script err.D_PDESC_ZERO.periods.d: [D_PDESC_ZERO] line 3: probe description :::tick does not match any probes
  err.D_PDESC_ZERO.periods.d:3:1: tick { }
                                  ^~~~
  tick has no number: tick-100ms fires each 100 ms
