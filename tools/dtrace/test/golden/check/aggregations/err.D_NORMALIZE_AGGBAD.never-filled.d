BEGIN { @abc = count(); normalize(@abd, 2); }
==== types
dtrace: failed to compile script err.D_NORMALIZE_AGGBAD.never-filled.d: [D_NORMALIZE_AGGBAD] line 1: undefined aggregation: @abd
  err.D_NORMALIZE_AGGBAD.never-filled.d:1:35: BEGIN { @abc = count(); normalize(@abd, 2); }
                                                                                ^~~~
  did you mean @abc?
