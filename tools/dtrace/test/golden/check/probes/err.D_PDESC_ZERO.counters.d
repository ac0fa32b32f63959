cpc:::cpu_clok-all-1000000 { }
cpc:::page_faults-both-1 { } cpu_cycles-all-100 { } cpc:::page_faults { } instructions-user-many { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.counters.d: [D_PDESC_ZERO] line 1: probe description cpc:::cpu_clok-all-1000000 does not match any probes
  err.D_PDESC_ZERO.counters.d:1:1: cpc:::cpu_clok-all-1000000 { }
                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~
  no event is named cpu_clok: did you mean cpu_clock?
dtrace: failed to compile script err.D_PDESC_ZERO.counters.d: [D_PDESC_ZERO] line 2: probe description cpc:::page_faults-both-1 does not match any probes
  err.D_PDESC_ZERO.counters.d:2:1: cpc:::page_faults-both-1 { } cpu_cycles-all-100 { } cpc:::page_faults { } instructions-user-many { }
                                   ^~~~~~~~~~~~~~~~~~~~~~~~
  no mode is named both: there are all, user and kernel
dtrace: failed to compile script err.D_PDESC_ZERO.counters.d: [D_PDESC_ZERO] line 2: probe description :::cpu_cycles-all-100 does not match any probes
  err.D_PDESC_ZERO.counters.d:2:30: cpc:::page_faults-both-1 { } cpu_cycles-all-100 { } cpc:::page_faults { } instructions-user-many { }
                                                                 ^~~~~~~~~~~~~~~~~~
  100 is too small a count of cpu_cycles: the least is 5000
dtrace: failed to compile script err.D_PDESC_ZERO.counters.d: [D_PDESC_ZERO] line 2: probe description cpc:::page_faults does not match any probes
  err.D_PDESC_ZERO.counters.d:2:53: cpc:::page_faults-both-1 { } cpu_cycles-all-100 { } cpc:::page_faults { } instructions-user-many { }
                                                                                        ^~~~~~~~~~~~~~~~~
  page_faults is not of the form EVENT-MODE-COUNT, cpu_clock-all-1000000
dtrace: failed to compile script err.D_PDESC_ZERO.counters.d: [D_PDESC_ZERO] line 2: probe description :::instructions-user-many does not match any probes
  err.D_PDESC_ZERO.counters.d:2:75: cpc:::page_faults-both-1 { } cpu_cycles-all-100 { } cpc:::page_faults { } instructions-user-many { }
                                                                                                              ^~~~~~~~~~~~~~~~~~~~~~
  many is no count: a number comes last, as in instructions-all-1000000
