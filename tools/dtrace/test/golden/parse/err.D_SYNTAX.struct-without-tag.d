struct *p;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.struct-without-tag.d: [D_SYNTAX] line 1: syntax error near "*"
  err.D_SYNTAX.struct-without-tag.d:1:8: struct *p;
                                                ^
  expected the name of the type, or { and its members
