BEGIN { @a = count(); trace(strlen(@a)); exit(@a); tracemem(@a, 4); }
BEGIN { printf("%d", @a); printf(@a); @b = sum(@a); @c = lquantize(1, @a, 10); }
BEGIN /@a/ { }
==== types
dtrace: failed to compile script err.D_PROTO_ARG.aggregation-as-argument.d: [D_PROTO_ARG] line 1: aggregation @a has no value to compute with
  err.D_PROTO_ARG.aggregation-as-argument.d:1:36: BEGIN { @a = count(); trace(strlen(@a)); exit(@a); tracemem(@a, 4); }
                                                                                     ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_PROTO_ARG.aggregation-as-argument.d: [D_PROTO_ARG] line 1: aggregation @a has no value to compute with
  err.D_PROTO_ARG.aggregation-as-argument.d:1:47: BEGIN { @a = count(); trace(strlen(@a)); exit(@a); tracemem(@a, 4); }
                                                                                                ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_PROTO_ARG.aggregation-as-argument.d: [D_TRACEMEM_ADDR] line 1: aggregation @a has no value to compute with
  err.D_PROTO_ARG.aggregation-as-argument.d:1:61: BEGIN { @a = count(); trace(strlen(@a)); exit(@a); tracemem(@a, 4); }
                                                                                                              ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_PROTO_ARG.aggregation-as-argument.d: [D_PRINTF_ARG_TYPE] line 2: aggregation @a has no value to compute with
  err.D_PROTO_ARG.aggregation-as-argument.d:2:22: BEGIN { printf("%d", @a); printf(@a); @b = sum(@a); @c = lquantize(1, @a, 10); }
                                                                       ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_PROTO_ARG.aggregation-as-argument.d: [D_PROTO_ARG] line 2: aggregation @a has no value to compute with
  err.D_PROTO_ARG.aggregation-as-argument.d:2:34: BEGIN { printf("%d", @a); printf(@a); @b = sum(@a); @c = lquantize(1, @a, 10); }
                                                                                   ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_PROTO_ARG.aggregation-as-argument.d: [D_AGG_SCALAR] line 2: aggregation @a has no value to compute with
  err.D_PROTO_ARG.aggregation-as-argument.d:2:48: BEGIN { printf("%d", @a); printf(@a); @b = sum(@a); @c = lquantize(1, @a, 10); }
                                                                                                 ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_PROTO_ARG.aggregation-as-argument.d: [D_LQUANT_BASETYPE] line 2: aggregation @a has no value to compute with
  err.D_PROTO_ARG.aggregation-as-argument.d:2:71: BEGIN { printf("%d", @a); printf(@a); @b = sum(@a); @c = lquantize(1, @a, 10); }
                                                                                                                        ^~
  fill it, as in @a = count(), or print it with printa()
dtrace: failed to compile script err.D_PROTO_ARG.aggregation-as-argument.d: [D_PRED_SCALAR] line 3: aggregation @a has no value to compute with
  err.D_PROTO_ARG.aggregation-as-argument.d:3:8: BEGIN /@a/ { }
                                                        ^~
  fill it, as in @a = count(), or print it with printa()
