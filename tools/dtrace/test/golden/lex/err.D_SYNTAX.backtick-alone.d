BEGIN { trace(` x); trace(a`); }
==== tokens
dtrace: failed to compile script err.D_SYNTAX.backtick-alone.d: [D_SYNTAX] line 1: syntax error near "`"
  err.D_SYNTAX.backtick-alone.d:1:15: BEGIN { trace(` x); trace(a`); }
                                                    ^
  a kernel variable is written `name or module`name
dtrace: failed to compile script err.D_SYNTAX.backtick-alone.d: [D_SYNTAX] line 1: syntax error near "`"
  err.D_SYNTAX.backtick-alone.d:1:28: BEGIN { trace(` x); trace(a`); }
                                                                 ^
  a kernel variable is written `name or module`name
