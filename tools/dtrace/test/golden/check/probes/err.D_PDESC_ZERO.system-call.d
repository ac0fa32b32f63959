//! -x tracefs=tracefs-events
syscall::sys_newfstat:entry { } syscall::sys_read:return { } syscall::raed:entry { } syscall::read:enter { }
==== errors
dtrace: failed to compile script err.D_PDESC_ZERO.system-call.d: [D_PDESC_ZERO] line 2: probe description syscall::sys_newfstat:entry does not match any probes
  err.D_PDESC_ZERO.system-call.d:2:1: syscall::sys_newfstat:entry { } syscall::sys_read:return { } syscall::raed:entry { } syscall::read:e...
                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  no function is named sys_newfstat: did you mean newfstat?
dtrace: failed to compile script err.D_PDESC_ZERO.system-call.d: [D_PDESC_ZERO] line 2: probe description syscall::sys_read:return does not match any probes
  err.D_PDESC_ZERO.system-call.d:2:33: syscall::sys_newfstat:entry { } syscall::sys_read:return { } syscall::raed:entry { } syscall::read:e...
                                                                       ^~~~~~~~~~~~~~~~~~~~~~~~
  no function is named sys_read: did you mean read?
dtrace: failed to compile script err.D_PDESC_ZERO.system-call.d: [D_PDESC_ZERO] line 2: probe description syscall::raed:entry does not match any probes
  err.D_PDESC_ZERO.system-call.d:2:62: ...s_newfstat:entry { } syscall::sys_read:return { } syscall::raed:entry { } syscall::read:enter { }
                                                                                            ^~~~~~~~~~~~~~~~~~~
  no function is named raed: did you mean read?
dtrace: failed to compile script err.D_PDESC_ZERO.system-call.d: [D_PDESC_ZERO] line 2: probe description syscall::read:enter does not match any probes
  err.D_PDESC_ZERO.system-call.d:2:86: ...call::sys_read:return { } syscall::raed:entry { } syscall::read:enter { }
                                                                                            ^~~~~~~~~~~~~~~~~~~
  no probe is named enter: did you mean entry?
