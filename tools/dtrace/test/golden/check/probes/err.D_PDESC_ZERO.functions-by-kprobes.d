rawfbt::tracing_on:entry { } rawfbt::tracing_on.part.0:entry { }
rawfbt::notify_die:entry { } rawfbt::set_reset_devices:entry { }
rawfbt::vfs_read.cold:return { } rawfbt::vfs_raed:entry { }
rawfbt::vfs_read:exit { } rawfb*::vfs_read:entry { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.functions-by-kprobes.d: [D_PDESC_ZERO] line 1: probe description rawfbt::tracing_on:entry does not match any probes
  err.D_PDESC_ZERO.functions-by-kprobes.d:1:1: rawfbt::tracing_on:entry { } rawfbt::tracing_on.part.0:entry { }
                                               ^~~~~~~~~~~~~~~~~~~~~~~~
  tracing_on cannot be traced: ftrace does not reach it, and the kernel was built without CONFIG_KPROBE_EVENTS_ON_NOTRACE
dtrace: failed to compile script err.D_PDESC_ZERO.functions-by-kprobes.d: [D_PDESC_ZERO] line 1: probe description rawfbt::tracing_on.part.0:entry does not match any probes
  err.D_PDESC_ZERO.functions-by-kprobes.d:1:30: rawfbt::tracing_on:entry { } rawfbt::tracing_on.part.0:entry { }
                                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  tracing_on.part.0 cannot be traced: ftrace does not reach it, and the kernel was built without CONFIG_KPROBE_EVENTS_ON_NOTRACE
dtrace: failed to compile script err.D_PDESC_ZERO.functions-by-kprobes.d: [D_PDESC_ZERO] line 2: probe description rawfbt::notify_die:entry does not match any probes
  err.D_PDESC_ZERO.functions-by-kprobes.d:2:1: rawfbt::notify_die:entry { } rawfbt::set_reset_devices:entry { }
                                               ^~~~~~~~~~~~~~~~~~~~~~~~
  notify_die cannot be traced: the kernel allows no kprobe there, as /sys/kernel/debug/kprobes/blacklist shows
dtrace: failed to compile script err.D_PDESC_ZERO.functions-by-kprobes.d: [D_PDESC_ZERO] line 2: probe description rawfbt::set_reset_devices:entry does not match any probes
  err.D_PDESC_ZERO.functions-by-kprobes.d:2:30: rawfbt::notify_die:entry { } rawfbt::set_reset_devices:entry { }
                                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  set_reset_devices cannot be traced: it ran when the kernel started, and its memory was freed
dtrace: failed to compile script err.D_PDESC_ZERO.functions-by-kprobes.d: [D_PDESC_ZERO] line 3: probe description rawfbt::vfs_read.cold:return does not match any probes
  err.D_PDESC_ZERO.functions-by-kprobes.d:3:1: rawfbt::vfs_read.cold:return { } rawfbt::vfs_raed:entry { }
                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
  vfs_read.cold has no return probe: it does not call the tracer, so it may be code that is not called, but jumped to
dtrace: failed to compile script err.D_PDESC_ZERO.functions-by-kprobes.d: [D_PDESC_ZERO] line 3: probe description rawfbt::vfs_raed:entry does not match any probes
  err.D_PDESC_ZERO.functions-by-kprobes.d:3:34: rawfbt::vfs_read.cold:return { } rawfbt::vfs_raed:entry { }
                                                                                 ^~~~~~~~~~~~~~~~~~~~~~
  no function is named vfs_raed: did you mean vfs_read?
dtrace: failed to compile script err.D_PDESC_ZERO.functions-by-kprobes.d: [D_PDESC_ZERO] line 4: probe description rawfbt::vfs_read:exit does not match any probes
  err.D_PDESC_ZERO.functions-by-kprobes.d:4:1: rawfbt::vfs_read:exit { } rawfb*::vfs_read:entry { }
                                               ^~~~~~~~~~~~~~~~~~~~~
  no probe is named exit: did you mean return?
dtrace: failed to compile script err.D_PDESC_ZERO.functions-by-kprobes.d: [D_PDESC_ZERO] line 4: probe description rawfb*::vfs_read:entry does not match any probes
  err.D_PDESC_ZERO.functions-by-kprobes.d:4:27: rawfbt::vfs_read:exit { } rawfb*::vfs_read:entry { }
                                                                          ^~~~~~~~~~~~~~~~~~~~~~
  no pattern matches rawfbt: write the name in full
