BEGIN { printf(execname); printf(1); }
==== types
dtrace: failed to compile script err.D_PRINTF_ARG_FMT.not-a-constant.d: [D_PRINTF_ARG_FMT] line 1: printf( ) argument #1 is incompatible with prototype
  err.D_PRINTF_ARG_FMT.not-a-constant.d:1:16: BEGIN { printf(execname); printf(1); }
                                                             ^~~~~~~~
  the format must be a string constant
dtrace: failed to compile script err.D_PRINTF_ARG_FMT.not-a-constant.d: [D_PROTO_ARG] line 1: printf( ) argument #1 is incompatible with prototype
  err.D_PRINTF_ARG_FMT.not-a-constant.d:1:34: BEGIN { printf(execname); printf(1); }
                                                                               ^
  the format must be a string constant
