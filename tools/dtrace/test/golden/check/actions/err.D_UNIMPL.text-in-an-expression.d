BEGIN { trace((1, strerror(2))); }
==== errors
dtrace: failed to compile script err.D_UNIMPL.text-in-an-expression.d: [D_UNIMPL] line 1: a text that is not recorded by itself is not supported yet
  err.D_UNIMPL.text-in-an-expression.d:1:15: BEGIN { trace((1, strerror(2))); }
                                                           ^~~~~~~~~~~~~~~~
  the tool makes this text when it prints: print it, make it a key of an aggregation, or use the number
