BEGIN { @a = count(); @b = count(); printa(); printa("x"); }
==== types
dtrace: failed to compile script err.D_PRINTA_PROTO.no-aggregation.d: [D_PRINTA_PROTO] line 1: printa( ) prototype mismatch: an aggregation is expected
  err.D_PRINTA_PROTO.no-aggregation.d:1:37: BEGIN { @a = count(); @b = count(); printa(); printa("x"); }
                                                                                ^~~~~~
  as in printa(@a), printa("%@d\n", @a), or printa(a) of an associative array
dtrace: failed to compile script err.D_PRINTA_PROTO.no-aggregation.d: [D_PRINTA_PROTO] line 1: printa( ) prototype mismatch: an aggregation is expected
  err.D_PRINTA_PROTO.no-aggregation.d:1:47: BEGIN { @a = count(); @b = count(); printa(); printa("x"); }
                                                                                          ^~~~~~
  as in printa(@a), printa("%@d\n", @a), or printa(a) of an associative array
