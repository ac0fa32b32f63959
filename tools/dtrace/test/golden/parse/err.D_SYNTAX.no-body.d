BEGIN trace(1);
END { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.no-body.d: [D_SYNTAX] line 1: expected predicate and/or actions following probe description
  err.D_SYNTAX.no-body.d:1:1: BEGIN trace(1);
                              ^~~~~
  { } records that the probe fired
