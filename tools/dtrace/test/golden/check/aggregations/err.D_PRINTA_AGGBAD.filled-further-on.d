BEGIN { printa(@a); } END { @a = count(); trunc(@a); }
==== types
dtrace: failed to compile script err.D_PRINTA_AGGBAD.filled-further-on.d: [D_PRINTA_AGGBAD] line 1: undefined aggregation: @a
  err.D_PRINTA_AGGBAD.filled-further-on.d:1:16: BEGIN { printa(@a); } END { @a = count(); trunc(@a); }
                                                               ^~
  it is filled further on: put that in front
