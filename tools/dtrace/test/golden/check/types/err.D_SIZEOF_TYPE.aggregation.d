BEGIN { @a = count(); trace(sizeof (@a)); }
==== types
dtrace: failed to compile script err.D_SIZEOF_TYPE.aggregation.d: [D_SIZEOF_TYPE] line 1: aggregation @a has no value to compute with
  err.D_SIZEOF_TYPE.aggregation.d:1:36: BEGIN { @a = count(); trace(sizeof (@a)); }
                                                                           ^~~~
  fill it, as in @a = count(), or print it with printa()
