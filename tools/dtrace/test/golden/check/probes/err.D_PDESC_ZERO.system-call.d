//! -x tracefs=tracefs-events
syscall::fstat:entry { } syscall::sys_read:return { } syscall::raed:entry { } syscall::read:enter { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.system-call.d: [D_PDESC_ZERO] line 2: probe description syscall::fstat:entry does not match any probes
  err.D_PDESC_ZERO.system-call.d:2:1: syscall::fstat:entry { } syscall::sys_read:return { } syscall::raed:entry { } syscall::read:enter { ...
                                      ^~~~~~~~~~~~~~~~~~~~
  no function is named fstat: did you mean newfstat?
dtrace: failed to compile script err.D_PDESC_ZERO.system-call.d: [D_PDESC_ZERO] line 2: probe description syscall::sys_read:return does not match any probes
  err.D_PDESC_ZERO.system-call.d:2:26: syscall::fstat:entry { } syscall::sys_read:return { } syscall::raed:entry { } syscall::read:enter { ...
                                                                ^~~~~~~~~~~~~~~~~~~~~~~~
  no function is named sys_read: did you mean read?
dtrace: failed to compile script err.D_PDESC_ZERO.system-call.d: [D_PDESC_ZERO] line 2: probe description syscall::raed:entry does not match any probes
  err.D_PDESC_ZERO.system-call.d:2:55: ...all::fstat:entry { } syscall::sys_read:return { } syscall::raed:entry { } syscall::read:enter { }
                                                                                            ^~~~~~~~~~~~~~~~~~~
  no function is named raed: did you mean read?
dtrace: failed to compile script err.D_PDESC_ZERO.system-call.d: [D_PDESC_ZERO] line 2: probe description syscall::read:enter does not match any probes
  err.D_PDESC_ZERO.system-call.d:2:79: ...call::sys_read:return { } syscall::raed:entry { } syscall::read:enter { }
                                                                                            ^~~~~~~~~~~~~~~~~~~
  no probe is named enter: did you mean entry?
