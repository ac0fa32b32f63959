BEGIN { printf(""); }
==== types
dtrace: failed to compile script err.D_PRINTF_FMT_EMPTY.empty.d: [D_PRINTF_FMT_EMPTY] line 1: printf( ) format string is empty
  err.D_PRINTF_FMT_EMPTY.empty.d:1:16: BEGIN { printf(""); }
                                                      ^~
  leave out the call
