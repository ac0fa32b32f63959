BEGIN { trace(1 2); }
END { trace(1); /* no end }
==== ast
dtrace: failed to compile script err.D_SYNTAX.comment-only-error.d: [D_SYNTAX] line 2: end of file reached before the end of a comment
  err.D_SYNTAX.comment-only-error.d:2:17: END { trace(1); /* no end }
                                                          ^~
  the comment needs a closing */
dtrace: failed to compile script err.D_SYNTAX.comment-only-error.d: [D_SYNTAX] line 1: syntax error near "2"
  err.D_SYNTAX.comment-only-error.d:1:17: BEGIN { trace(1 2); }
                                                          ^
  expected ) or , after the argument
