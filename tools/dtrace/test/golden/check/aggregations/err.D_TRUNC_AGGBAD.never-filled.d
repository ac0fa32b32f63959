BEGIN { @abc = count(); trunc(@abd); }
==== types
dtrace: failed to compile script err.D_TRUNC_AGGBAD.never-filled.d: [D_TRUNC_AGGBAD] line 1: undefined aggregation: @abd
  err.D_TRUNC_AGGBAD.never-filled.d:1:31: BEGIN { @abc = count(); trunc(@abd); }
                                                                        ^~~~
  did you mean @abc?
