fbt::vfs_read:entry { return(1); }
==== enabling
dtrace: could not enable tracing: [D_ACT_DESTRUCT] Destructive actions not allowed
  err.D_ACT_DESTRUCT.return.d:1:23: fbt::vfs_read:entry { return(1); }
                                                          ^~~~~~~~~
  return() changes the system: allow it with -w or #pragma D option destructive
