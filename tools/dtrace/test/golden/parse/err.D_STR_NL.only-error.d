BEGIN { trace("abc); }
END { trace(1) }
==== ast
dtrace: failed to compile script err.D_STR_NL.only-error.d: [D_STR_NL] line 1: newline or end of file in a string
  err.D_STR_NL.only-error.d:1:15: BEGIN { trace("abc); }
                                                ^~~~~~~~
  close the string with ", or write \n for a newline
