BEGIN { trace(1 +); }
#line 40 "other.h"
BEGIN { trace(2 +); }
# 7 "third.h" 1

BEGIN { trace(3 +); }
#line 99
BEGIN { trace(4 +); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.line-of-another-file.d: [D_SYNTAX] line 1: syntax error near ")"
  err.D_SYNTAX.line-of-another-file.d:1:18: BEGIN { trace(1 +); }
                                                             ^
  expected an expression
dtrace: failed to compile script err.D_SYNTAX.line-of-another-file.d: [D_SYNTAX] line 40: syntax error near ")"
  other.h:40:18: BEGIN { trace(2 +); }
                                  ^
  expected an expression
dtrace: failed to compile script err.D_SYNTAX.line-of-another-file.d: [D_SYNTAX] line 8: syntax error near ")"
  third.h:8:18: BEGIN { trace(3 +); }
                                 ^
  expected an expression
dtrace: failed to compile script err.D_SYNTAX.line-of-another-file.d: [D_SYNTAX] line 99: syntax error near ")"
  third.h:99:18: BEGIN { trace(4 +); }
                                  ^
  expected an expression
