BEGIN { offsetof(struct s); offsetof(struct s, ); offsetof struct s; offsetof(struct s, a.1); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.offsetof.d: [D_SYNTAX] line 1: syntax error near ")"
  err.D_SYNTAX.offsetof.d:1:26: BEGIN { offsetof(struct s); offsetof(struct s, ); offsetof struct s; offsetof(struct s, a.1); }
                                                         ^
  expected , and the name of a member
dtrace: failed to compile script err.D_SYNTAX.offsetof.d: [D_SYNTAX] line 1: syntax error near ")"
  err.D_SYNTAX.offsetof.d:1:48: BEGIN { offsetof(struct s); offsetof(struct s, ); offsetof struct s; offsetof(struct s, a.1); }
                                                                               ^
  expected the name of a member
dtrace: failed to compile script err.D_SYNTAX.offsetof.d: [D_SYNTAX] line 1: syntax error near "struct"
  err.D_SYNTAX.offsetof.d:1:60: BEGIN { offsetof(struct s); offsetof(struct s, ); offsetof struct s; offsetof(struct s, a.1); }
                                                                                           ^~~~~~
  expected ( after offsetof
dtrace: failed to compile script err.D_SYNTAX.offsetof.d: [D_SYNTAX] line 1: syntax error near "1"
  err.D_SYNTAX.offsetof.d:1:91: BEGIN { offsetof(struct s); offsetof(struct s, ); offsetof struct s; offsetof(struct s, a.1); }
                                                                                                                          ^
  expected the name of a member
