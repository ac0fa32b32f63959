BEGIN { trace(pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid + pid +); }
==== types
dtrace: failed to compile script err.D_SYNTAX.long-line-is-cut.d: [D_SYNTAX] line 1: syntax error near ")"
  err.D_SYNTAX.long-line-is-cut.d:1:254: ... + pid + pid + pid + pid + pid + pid + pid + pid +); }
                                                                                              ^
  expected an expression
