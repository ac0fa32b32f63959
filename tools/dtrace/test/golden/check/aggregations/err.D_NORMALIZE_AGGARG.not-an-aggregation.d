BEGIN { @a[pid] = count(); normalize(pid, 2); normalize(@a[1], 2); }
==== types
dtrace: failed to compile script err.D_NORMALIZE_AGGARG.not-an-aggregation.d: [D_NORMALIZE_AGGARG] line 1: normalize( ) argument #1 is incompatible with prototype
  err.D_NORMALIZE_AGGARG.not-an-aggregation.d:1:38: BEGIN { @a[pid] = count(); normalize(pid, 2); normalize(@a[1], 2); }
                                                                                         ^~~
  an aggregation is expected
dtrace: failed to compile script err.D_NORMALIZE_AGGARG.not-an-aggregation.d: [D_NORMALIZE_AGGARG] line 1: normalize( ) argument #1 is incompatible with prototype
  err.D_NORMALIZE_AGGARG.not-an-aggregation.d:1:57: BEGIN { @a[pid] = count(); normalize(pid, 2); normalize(@a[1], 2); }
                                                                                                            ^~~~~
  the aggregation is named without keys: @a
