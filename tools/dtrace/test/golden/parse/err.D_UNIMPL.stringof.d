BEGIN { trace(stringof(execname)); trace(xlate<int>(pid)); }
==== ast
dtrace: failed to compile script err.D_UNIMPL.stringof.d: [D_UNIMPL] line 1: stringof is not supported yet
  err.D_UNIMPL.stringof.d:1:15: BEGIN { trace(stringof(execname)); trace(xlate<int>(pid)); }
                                              ^~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.stringof.d: [D_UNIMPL] line 1: xlate is not supported yet
  err.D_UNIMPL.stringof.d:1:42: BEGIN { trace(stringof(execname)); trace(xlate<int>(pid)); }
                                                                         ^~~~~
