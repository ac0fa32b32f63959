BEGIN { { trace(1); } }
==== ast
dtrace: failed to compile script err.D_SYNTAX.block.d: [D_SYNTAX] line 1: syntax error near "{"
  err.D_SYNTAX.block.d:1:9: BEGIN { { trace(1); } }
                                    ^
  D has no blocks but those of if and else
