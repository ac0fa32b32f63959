BEGIN { printa(@a); }
==== types
dtrace: failed to compile script err.D_PRINTA_AGGBAD.never-filled.d: [D_PRINTA_AGGBAD] line 1: undefined aggregation: @a
  err.D_PRINTA_AGGBAD.never-filled.d:1:16: BEGIN { printa(@a); }
                                                          ^~
  fill it first, as in @a = count()
