//! -L dlib
BEGIN { trace(bad_syntax); }
==== types
dtrace: failed to compile script dlib/points.d: [D_SYNTAX] line 29: syntax error near ";"
  dlib/points.d:29:25: inline int bad_syntax = ;
                                               ^
  expected an expression
