int a[3][int];
BEGIN { }
==== ast
dtrace: failed to compile script err.D_SYNTAX.keys-in-second-brackets.d: [D_SYNTAX] line 1: syntax error near "int"
  err.D_SYNTAX.keys-in-second-brackets.d:1:10: int a[3][int];
                                                        ^~~
  expected the number of elements; types of keys stand in the first brackets of a variable
