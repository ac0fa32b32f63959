BEGIN { a[] = 1; @a[] = count(); }
==== ast
dtrace: failed to compile script err.D_SYNTAX.empty-brackets.d: [D_SYNTAX] line 1: syntax error near "]"
  err.D_SYNTAX.empty-brackets.d:1:11: BEGIN { a[] = 1; @a[] = count(); }
                                                ^
  expected an index or a key
dtrace: failed to compile script err.D_SYNTAX.empty-brackets.d: [D_SYNTAX] line 1: syntax error near "]"
  err.D_SYNTAX.empty-brackets.d:1:21: BEGIN { a[] = 1; @a[] = count(); }
                                                          ^
  expected a key
