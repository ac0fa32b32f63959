struct s { int a[string]; };
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.keys-of-a-member.d: [D_SYNTAX] line 1: syntax error near "string"
  err.D_SYNTAX.keys-of-a-member.d:1:18: struct s { int a[string]; };
                                                         ^~~~~~
  expected the number of elements; types of keys stand in the first brackets of a variable
