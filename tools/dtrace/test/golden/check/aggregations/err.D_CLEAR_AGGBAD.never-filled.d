BEGIN { @abc = count(); clear(@abd); }
==== types
dtrace: failed to compile script err.D_CLEAR_AGGBAD.never-filled.d: [D_CLEAR_AGGBAD] line 1: undefined aggregation: @abd
  err.D_CLEAR_AGGBAD.never-filled.d:1:31: BEGIN { @abc = count(); clear(@abd); }
                                                                        ^~~~
  did you mean @abc?
