BEGIN { @a[1][2] = count(); }
==== types
dtrace: failed to compile script err.D_AGG_MDIM.two-lists.d: [D_AGG_MDIM] line 1: aggregation @a has one list of keys
  err.D_AGG_MDIM.two-lists.d:1:9: BEGIN { @a[1][2] = count(); }
                                          ^~~~~~~~~~~~~~~~~~
  write @a[a, b] = ...;
