BEGIN { trace(strlen(0)); trace(strtok(1, "x")); trace(strtok("x", 0)); }
==== errors
dtrace: failed to compile script err.D_PROTO_ARG.zero-where-a-string-must-be.d: [D_PROTO_ARG] line 1: strlen( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.zero-where-a-string-must-be.d:1:22: BEGIN { trace(strlen(0)); trace(strtok(1, "x")); trace(strtok("x", 0)); }
                                                                           ^
  a string is expected, this is of type int
dtrace: failed to compile script err.D_PROTO_ARG.zero-where-a-string-must-be.d: [D_PROTO_ARG] line 1: strtok( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.zero-where-a-string-must-be.d:1:40: BEGIN { trace(strlen(0)); trace(strtok(1, "x")); trace(strtok("x", 0)); }
                                                                                             ^
  a string or 0 is expected, this is of type int
dtrace: failed to compile script err.D_PROTO_ARG.zero-where-a-string-must-be.d: [D_PROTO_ARG] line 1: strtok( ) argument #2 is incompatible with prototype
  err.D_PROTO_ARG.zero-where-a-string-must-be.d:1:68: BEGIN { trace(strlen(0)); trace(strtok(1, "x")); trace(strtok("x", 0)); }
                                                                                                                         ^
  a string is expected, this is of type int
