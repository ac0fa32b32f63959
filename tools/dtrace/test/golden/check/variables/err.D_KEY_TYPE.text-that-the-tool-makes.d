BEGIN { a[strerror(2)] = 1; }
==== errors
dtrace: failed to compile script err.D_KEY_TYPE.text-that-the-tool-makes.d: [D_KEY_TYPE] line 1: a key of type dt_text_t is not possible
  err.D_KEY_TYPE.text-that-the-tool-makes.d:1:11: BEGIN { a[strerror(2)] = 1; }
                                                            ^~~~~~~~~~~
  the tool makes this text when it prints: print it, make it a key of an aggregation, or use the number
