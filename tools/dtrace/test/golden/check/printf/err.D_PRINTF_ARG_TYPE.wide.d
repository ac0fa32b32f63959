int w[3]; short s[3];
BEGIN { printf("%ws", s); printf("%ws", "a"); printf("%wc", "a"); }
==== errors
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.wide.d: [D_PRINTF_ARG_TYPE] line 2: printf( ) argument #2 is incompatible with conversion #1 prototype: %ws
  err.D_PRINTF_ARG_TYPE.wide.d:2:23: BEGIN { printf("%ws", s); printf("%ws", "a"); printf("%wc", "a"); }
                                                           ^
  %ws wants an array of integers of 4 bytes, this is of type short [3]
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.wide.d: [D_PRINTF_ARG_TYPE] line 2: printf( ) argument #2 is incompatible with conversion #1 prototype: %ws
  err.D_PRINTF_ARG_TYPE.wide.d:2:41: BEGIN { printf("%ws", s); printf("%ws", "a"); printf("%wc", "a"); }
                                                                             ^~~
  %ws wants an array of integers of 4 bytes, this is of type string
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.wide.d: [D_PRINTF_ARG_TYPE] line 2: printf( ) argument #2 is incompatible with conversion #1 prototype: %wc
  err.D_PRINTF_ARG_TYPE.wide.d:2:61: BEGIN { printf("%ws", s); printf("%ws", "a"); printf("%wc", "a"); }
                                                                                                 ^~~
  %wc wants an integer, this is of type string
