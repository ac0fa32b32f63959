//! -x varspath=no-such-file
BEGIN { trace(`jiffies); }
==== errors
dtrace: failed to compile script err.D_SYM_NOTYPES.no-descriptions.d: [D_SYM_NOTYPES] line 2: no type information is available for `jiffies
  err.D_SYM_NOTYPES.no-descriptions.d:2:15: BEGIN { trace(`jiffies); }
                                                          ^~~~~~~~
  only per-CPU variables are known: cannot read no-such-file: No such file or directory
