BEGIN { normalize(@a, 0); normalize(1, 0); }
==== types
dtrace: failed to compile script err.D_NORMALIZE_AGGBAD.by-zero.d: [D_NORMALIZE_AGGBAD] line 1: undefined aggregation: @a
  err.D_NORMALIZE_AGGBAD.by-zero.d:1:19: BEGIN { normalize(@a, 0); normalize(1, 0); }
                                                           ^~
  fill it first, as in @a = count()
dtrace: failed to compile script err.D_NORMALIZE_AGGBAD.by-zero.d: [D_NORMALIZE_AGGARG] line 1: normalize( ) argument #1 is incompatible with prototype
  err.D_NORMALIZE_AGGBAD.by-zero.d:1:37: BEGIN { normalize(@a, 0); normalize(1, 0); }
                                                                             ^
  an aggregation is expected
