BEGIN { printf(1); printf(curthread, 1); printf(execname); }
==== errors
dtrace: failed to compile script err.D_PROTO_ARG.no-string.d: [D_PROTO_ARG] line 1: printf( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.no-string.d:1:16: BEGIN { printf(1); printf(curthread, 1); printf(execname); }
                                                   ^
  the format must be a string constant
dtrace: failed to compile script err.D_PROTO_ARG.no-string.d: [D_PROTO_ARG] line 1: printf( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.no-string.d:1:27: BEGIN { printf(1); printf(curthread, 1); printf(execname); }
                                                              ^~~~~~~~~
  the format must be a string constant
dtrace: failed to compile script err.D_PROTO_ARG.no-string.d: [D_PRINTF_ARG_FMT] line 1: printf( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.no-string.d:1:49: BEGIN { printf(1); printf(curthread, 1); printf(execname); }
                                                                                    ^~~~~~~~
  the format must be a string constant
