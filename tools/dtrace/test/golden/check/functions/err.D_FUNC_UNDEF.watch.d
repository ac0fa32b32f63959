BEGIN { watch(curthread, 8); }
==== errors
dtrace: failed to compile script err.D_FUNC_UNDEF.watch.d: [D_FUNC_UNDEF] line 1: undefined function name: watch
  err.D_FUNC_UNDEF.watch.d:1:9: BEGIN { watch(curthread, 8); }
                                        ^~~~~
  a clause cannot make a watchpoint, because the kernel has no BPF helper for it; a probe can: watch:kernel:0xADDRESS/8:write
