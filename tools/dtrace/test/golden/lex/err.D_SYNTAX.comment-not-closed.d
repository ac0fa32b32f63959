BEGIN { trace(1); /* }
==== tokens
dtrace: failed to compile script err.D_SYNTAX.comment-not-closed.d: [D_SYNTAX] line 1: end of file reached before the end of a comment
  err.D_SYNTAX.comment-not-closed.d:1:19: BEGIN { trace(1); /* }
                                                            ^~
  the comment needs a closing */
