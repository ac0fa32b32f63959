BEGIN { trace(1.5); }
==== tokens
dtrace: failed to compile script err.D_SYNTAX.float.d: [D_SYNTAX] line 1: floating-point constants are not permitted
  err.D_SYNTAX.float.d:1:15: BEGIN { trace(1.5); }
                                           ^~~
  D computes with integers only
