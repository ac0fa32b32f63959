BEGIN { @a = count(); trace(sizeof (@a)); }
==== types
dtrace: failed to compile script err.D_AGG_NULL.aggregation-in-sizeof.d: [D_AGG_NULL] line 1: aggregation @a has no value to compute with
  err.D_AGG_NULL.aggregation-in-sizeof.d:1:36: BEGIN { @a = count(); trace(sizeof (@a)); }
                                                                                  ^~~~
  fill it, as in @a = count(), or print it with printa()
