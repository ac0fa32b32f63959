BEGIN { @a = count(); @a++; y = (@a = count()); }
==== types
dtrace: failed to compile script err.D_AGG_NULL.as-a-value.d: [D_AGG_NULL] line 1: aggregation @a has no value to compute with
  err.D_AGG_NULL.as-a-value.d:1:23: BEGIN { @a = count(); @a++; y = (@a = count()); }
                                                          ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_AGG_NULL.as-a-value.d: [D_AGG_NULL] line 1: an aggregation is filled by a statement of its own
  err.D_AGG_NULL.as-a-value.d:1:33: BEGIN { @a = count(); @a++; y = (@a = count()); }
                                                                    ^~~~~~~~~~~~~~
  write @a = ...; without the rest
