//! -C
#define PLUS +
#if 0
BEGIN { }
#endif
BEGIN { trace(1 PLUS); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.preprocessed-line.d: [D_SYNTAX] line 6: syntax error near ")"
  err.D_SYNTAX.preprocessed-line.d:6:18: BEGIN { trace(1 +); }
                                                          ^
  expected an expression
