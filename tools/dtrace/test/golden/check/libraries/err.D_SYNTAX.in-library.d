//! -L dlib
BEGIN { trace(bad_syntax); }
==== types
dtrace: failed to compile script err.D_SYNTAX.in-library.d: [D_SYNTAX] line 2: syntax error near ";"
  err.D_SYNTAX.in-library.d:2:15: BEGIN { trace(bad_syntax); }
                                                ^~~~~~~~~~
  expected an expression
  expanded from:
  dlib/points.d:29:25: inline int bad_syntax = ;
                                               ^
