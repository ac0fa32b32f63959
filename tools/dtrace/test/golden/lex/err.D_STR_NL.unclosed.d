BEGIN { trace("abc); }
END { trace("ok"); }
==== tokens
dtrace: failed to compile script err.D_STR_NL.unclosed.d: [D_STR_NL] line 1: newline or end of file in a string
  err.D_STR_NL.unclosed.d:1:15: BEGIN { trace("abc); }
                                              ^~~~~~~~
  close the string with ", or write \n for a newline
