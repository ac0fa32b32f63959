BEGIN // { trace(1); }
BEGIN { }
END /arg0/;
fbt:::
==== ast
dtrace: failed to compile script err.D_SYNTAX.probe-alone-in-a-script.d: [D_SYNTAX] line 1: expected predicate and/or actions following probe description
  err.D_SYNTAX.probe-alone-in-a-script.d:1:1: BEGIN // { trace(1); }
                                              ^~~~~
  { } records that the probe fired
dtrace: failed to compile script err.D_SYNTAX.probe-alone-in-a-script.d: [D_SYNTAX] line 3: expected actions { } following probe description and predicate
  err.D_SYNTAX.probe-alone-in-a-script.d:3:1: END /arg0/;
                                              ^~~
  { } records that the probe fired
dtrace: failed to compile script err.D_SYNTAX.probe-alone-in-a-script.d: [D_SYNTAX] line 4: expected predicate and/or actions following probe description
  err.D_SYNTAX.probe-alone-in-a-script.d:4:1: fbt:::
                                              ^~~~~~
  { } records that the probe fired
