BEGIN { trace(`jiffies); trace(ext4`debug); }
==== types
dtrace: failed to compile script err.D_SYM_NOTYPES.unknown.d: [D_SYM_NOTYPES] line 1: no type information is available for `jiffies
  err.D_SYM_NOTYPES.unknown.d:1:15: BEGIN { trace(`jiffies); trace(ext4`debug); }
                                                  ^~~~~~~~
  the kernel has no such variable; dtrace -l --vars lists them
dtrace: failed to compile script err.D_SYM_NOTYPES.unknown.d: [D_SYM_NOTYPES] line 1: no type information is available for ext4`debug
  err.D_SYM_NOTYPES.unknown.d:1:32: BEGIN { trace(`jiffies); trace(ext4`debug); }
                                                                   ^~~~~~~~~~
  the kernel has no such variable; dtrace -l --vars lists them
