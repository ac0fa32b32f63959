BEGIN { trace(strlen(strerror(2))); s[strjoin(signame(3), "x")] = 1; strerror("2"); }
==== errors
dtrace: failed to compile script err.D_PROTO_ARG.text-that-the-tool-makes.d: [D_PROTO_ARG] line 1: strlen( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.text-that-the-tool-makes.d:1:22: BEGIN { trace(strlen(strerror(2))); s[strjoin(signame(3), "x")] = 1; strerror("2"); }
                                                                        ^~~~~~~~~~~
  the tool makes this text when it prints: print it, make it a key of an aggregation, or use the number
dtrace: failed to compile script err.D_PROTO_ARG.text-that-the-tool-makes.d: [D_PROTO_ARG] line 1: strjoin( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.text-that-the-tool-makes.d:1:47: BEGIN { trace(strlen(strerror(2))); s[strjoin(signame(3), "x")] = 1; strerror("2"); }
                                                                                                 ^~~~~~~~~~
  the tool makes this text when it prints: print it, make it a key of an aggregation, or use the number
dtrace: failed to compile script err.D_PROTO_ARG.text-that-the-tool-makes.d: [D_PROTO_ARG] line 1: strerror( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.text-that-the-tool-makes.d:1:79: BEGIN { trace(strlen(strerror(2))); s[strjoin(signame(3), "x")] = 1; strerror("2"); }
                                                                                                                                 ^~~
  an integer is expected, this is of type string
