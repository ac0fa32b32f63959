BEGIN { @a[pid] = count(); trunc(pid); trunc(@a[1]); }
==== types
dtrace: failed to compile script err.D_TRUNC_AGGARG.not-an-aggregation.d: [D_TRUNC_AGGARG] line 1: trunc( ) argument #1 is incompatible with prototype
  err.D_TRUNC_AGGARG.not-an-aggregation.d:1:34: BEGIN { @a[pid] = count(); trunc(pid); trunc(@a[1]); }
                                                                                 ^~~
  an aggregation is expected
dtrace: failed to compile script err.D_TRUNC_AGGARG.not-an-aggregation.d: [D_TRUNC_AGGARG] line 1: trunc( ) argument #1 is incompatible with prototype
  err.D_TRUNC_AGGARG.not-an-aggregation.d:1:46: BEGIN { @a[pid] = count(); trunc(pid); trunc(@a[1]); }
                                                                                             ^~~~~
  the aggregation is named without keys: @a
