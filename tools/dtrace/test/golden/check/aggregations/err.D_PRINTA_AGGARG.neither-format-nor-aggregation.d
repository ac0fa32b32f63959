BEGIN { @a = count(); printa(1); printa(1, @a); printa(execname, @a); }
==== types
dtrace: failed to compile script err.D_PRINTA_AGGARG.neither-format-nor-aggregation.d: [D_PRINTA_AGGARG] line 1: printa( ) argument #1 must be a format or an aggregation
  err.D_PRINTA_AGGARG.neither-format-nor-aggregation.d:1:30: BEGIN { @a = count(); printa(1); printa(1, @a); printa(execname, @a); }
                                                                                          ^
  as in printa(@a), printa("%@d\n", @a), or printa(a) of an associative array
dtrace: failed to compile script err.D_PRINTA_AGGARG.neither-format-nor-aggregation.d: [D_PRINTA_AGGARG] line 1: printa( ) argument #1 must be a format or an aggregation
  err.D_PRINTA_AGGARG.neither-format-nor-aggregation.d:1:41: BEGIN { @a = count(); printa(1); printa(1, @a); printa(execname, @a); }
                                                                                                     ^
  as in printa(@a), printa("%@d\n", @a), or printa(a) of an associative array
dtrace: failed to compile script err.D_PRINTA_AGGARG.neither-format-nor-aggregation.d: [D_PRINTA_AGGARG] line 1: printa( ) argument #1 must be a format or an aggregation
  err.D_PRINTA_AGGARG.neither-format-nor-aggregation.d:1:56: BEGIN { @a = count(); printa(1); printa(1, @a); printa(execname, @a); }
                                                                                                                    ^~~~~~~~
  as in printa(@a), printa("%@d\n", @a), or printa(a) of an associative array
