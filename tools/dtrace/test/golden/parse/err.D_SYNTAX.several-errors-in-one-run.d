BEGIN { trace(1 +); trace(2); trace(* ); }
END { x = = 1; }
==== ast
dtrace: failed to compile script err.D_SYNTAX.several-errors-in-one-run.d: [D_SYNTAX] line 1: syntax error near ")"
  err.D_SYNTAX.several-errors-in-one-run.d:1:18: BEGIN { trace(1 +); trace(2); trace(* ); }
                                                                  ^
  expected an expression
dtrace: failed to compile script err.D_SYNTAX.several-errors-in-one-run.d: [D_SYNTAX] line 1: syntax error near ")"
  err.D_SYNTAX.several-errors-in-one-run.d:1:39: BEGIN { trace(1 +); trace(2); trace(* ); }
                                                                                       ^
  expected an expression
dtrace: failed to compile script err.D_SYNTAX.several-errors-in-one-run.d: [D_SYNTAX] line 2: syntax error near "="
  err.D_SYNTAX.several-errors-in-one-run.d:2:11: END { x = = 1; }
                                                           ^
  expected an expression
