BEGIN { trace(`shared); trace(vmlinux`calls); }
==== errors
dtrace: failed to compile script err.D_SYM_AMBIGUOUS.statics.d: [D_SYM_AMBIGUOUS] line 1: `shared stands for 2 variables
  err.D_SYM_AMBIGUOUS.statics.d:1:15: BEGIN { trace(`shared); trace(vmlinux`calls); }
                                                    ^~~~~~~
  write "golden/kernel_vars.c"`shared, "golden/kernel_vars2.c"`shared
dtrace: failed to compile script err.D_SYM_AMBIGUOUS.statics.d: [D_SYM_AMBIGUOUS] line 1: vmlinux`calls stands for 2 variables
  err.D_SYM_AMBIGUOUS.statics.d:1:31: BEGIN { trace(`shared); trace(vmlinux`calls); }
                                                                    ^~~~~~~~~~~~~
  write "golden/kernel_vars.c"`calls, "golden/kernel_vars2.c"`calls
