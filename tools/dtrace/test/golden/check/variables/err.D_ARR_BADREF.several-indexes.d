int a[5][6];
BEGIN { trace(a[1, 2]); }
==== types
dtrace: failed to compile script err.D_ARR_BADREF.several-indexes.d: [D_ARR_BADREF] line 2: one index is expected, 2 are given
  err.D_ARR_BADREF.several-indexes.d:2:15: BEGIN { trace(a[1, 2]); }
                                                         ^~~~~~~
  write a[i][j]
