BEGIN { trace(`boot_cpu); }
==== errors
dtrace: failed to compile script err.D_SYM_INIT.boot-only.d: [D_SYM_INIT] line 1: `boot_cpu is no longer there
  err.D_SYM_INIT.boot-only.d:1:15: BEGIN { trace(`boot_cpu); }
                                                 ^~~~~~~~~
  it is in .init.data, which is thrown away when the kernel has started
