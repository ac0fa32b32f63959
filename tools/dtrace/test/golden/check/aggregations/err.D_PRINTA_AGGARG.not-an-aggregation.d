BEGIN { @a[pid] = count(); printa("%d", pid); printa("%@d", @a[1]); }
==== types
dtrace: failed to compile script err.D_PRINTA_AGGARG.not-an-aggregation.d: [D_PRINTA_AGGARG] line 1: printa( ) argument #2 is incompatible with prototype
  err.D_PRINTA_AGGARG.not-an-aggregation.d:1:41: BEGIN { @a[pid] = count(); printa("%d", pid); printa("%@d", @a[1]); }
                                                                                         ^~~
  an aggregation is expected
dtrace: failed to compile script err.D_PRINTA_AGGARG.not-an-aggregation.d: [D_PRINTA_AGGARG] line 1: printa( ) argument #2 is incompatible with prototype
  err.D_PRINTA_AGGARG.not-an-aggregation.d:1:61: BEGIN { @a[pid] = count(); printa("%d", pid); printa("%@d", @a[1]); }
                                                                                                             ^~~~~
  the aggregation is named without keys: @a
