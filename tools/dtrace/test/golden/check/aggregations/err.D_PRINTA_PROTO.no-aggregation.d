BEGIN { @a = count(); @b = count(); printa(); printa("x"); printa(1); }
==== types
dtrace: failed to compile script err.D_PRINTA_PROTO.no-aggregation.d: [D_PRINTA_PROTO] line 1: printa( ) prototype mismatch: an aggregation is expected
  err.D_PRINTA_PROTO.no-aggregation.d:1:37: BEGIN { @a = count(); @b = count(); printa(); printa("x"); printa(1); }
                                                                                ^~~~~~
  as in printa(@a), printa("%@d\n", @a), or printa(a) of an associative array
dtrace: failed to compile script err.D_PRINTA_PROTO.no-aggregation.d: [D_PRINTA_PROTO] line 1: printa( ) prototype mismatch: an aggregation is expected
  err.D_PRINTA_PROTO.no-aggregation.d:1:47: BEGIN { @a = count(); @b = count(); printa(); printa("x"); printa(1); }
                                                                                          ^~~~~~
  as in printa(@a), printa("%@d\n", @a), or printa(a) of an associative array
dtrace: failed to compile script err.D_PRINTA_PROTO.no-aggregation.d: [D_PRINTA_PROTO] line 1: printa( ) argument #1 must be a format or an aggregation
  err.D_PRINTA_PROTO.no-aggregation.d:1:67: BEGIN { @a = count(); @b = count(); printa(); printa("x"); printa(1); }
                                                                                                              ^
  as in printa(@a), printa("%@d\n", @a), or printa(a) of an associative array
