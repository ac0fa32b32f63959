BEGIN { trace(`jiffies); trace(ext4`debug); }
==== types
dtrace: failed to compile script err.D_IDENT_UNDEF.no-such-variable.d: [D_IDENT_UNDEF] line 1: failed to resolve `jiffies: Unknown symbol name
  err.D_IDENT_UNDEF.no-such-variable.d:1:15: BEGIN { trace(`jiffies); trace(ext4`debug); }
                                                           ^~~~~~~~
  the kernel has no such variable; dtrace -l --vars lists them
dtrace: failed to compile script err.D_IDENT_UNDEF.no-such-variable.d: [D_IDENT_UNDEF] line 1: failed to resolve ext4`debug: Unknown symbol name
  err.D_IDENT_UNDEF.no-such-variable.d:1:32: BEGIN { trace(`jiffies); trace(ext4`debug); }
                                                                            ^~~~~~~~~~
  the kernel has no such variable; dtrace -l --vars lists them
