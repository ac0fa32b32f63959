BEGIN { int x; this string s; self int y; struct s *p; }
==== ast
dtrace: failed to compile script err.D_SYNTAX.declaration-in-a-clause.d: [D_SYNTAX] line 1: syntax error near "int"
  err.D_SYNTAX.declaration-in-a-clause.d:1:9: BEGIN { int x; this string s; self int y; struct s *p; }
                                                      ^~~
  declarations stand outside of clauses, before them: this int x; int y;
dtrace: failed to compile script err.D_SYNTAX.declaration-in-a-clause.d: [D_SYNTAX] line 1: syntax error near "this"
  err.D_SYNTAX.declaration-in-a-clause.d:1:16: BEGIN { int x; this string s; self int y; struct s *p; }
                                                              ^~~~
  declarations stand outside of clauses, before them: this int x; int y;
dtrace: failed to compile script err.D_SYNTAX.declaration-in-a-clause.d: [D_SYNTAX] line 1: syntax error near "self"
  err.D_SYNTAX.declaration-in-a-clause.d:1:31: BEGIN { int x; this string s; self int y; struct s *p; }
                                                                             ^~~~
  declarations stand outside of clauses, before them: this int x; int y;
dtrace: failed to compile script err.D_SYNTAX.declaration-in-a-clause.d: [D_SYNTAX] line 1: syntax error near "struct"
  err.D_SYNTAX.declaration-in-a-clause.d:1:43: BEGIN { int x; this string s; self int y; struct s *p; }
                                                                                         ^~~~~~
  declarations stand outside of clauses, before them: this int x; int y;
