BEGIN { for (;;) trace(1); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.no-loops.d: [D_SYNTAX] line 1: syntax error near "for"
  err.D_SYNTAX.no-loops.d:1:9: BEGIN { for (;;) trace(1); }
                                       ^~~
  D has no loops and jumps: use a predicate, or further clauses for the same probe
