inline int K = 1; inline int twice[int n] = n * 2;
BEGIN { printf("%s", NULL); }
BEGIN { printf("%s %s", K, twice[3]); }
END { printf("%s", NULL); }
==== types
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.inlines.d: [D_PRINTF_ARG_TYPE] line 2: printf( ) argument #2 is incompatible with conversion #1 prototype: %s
  err.D_PRINTF_ARG_TYPE.inlines.d:2:22: BEGIN { printf("%s", NULL); }
                                                             ^~~~
  %s wants a string or an enum, this is of type void *
  expanded from:
  stddef.d:3:1: inline void *NULL = 0;
                ^~~~~~~~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.inlines.d: [D_PRINTF_ARG_TYPE] line 3: printf( ) argument #2 is incompatible with conversion #1 prototype: %s
  err.D_PRINTF_ARG_TYPE.inlines.d:3:25: BEGIN { printf("%s %s", K, twice[3]); }
                                                                ^
  %s wants a string or an enum, this is of type int
  expanded from:
  err.D_PRINTF_ARG_TYPE.inlines.d:1:1: inline int K = 1; inline int twice[int n] = n * 2;
                                       ^~~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.inlines.d: [D_PRINTF_ARG_TYPE] line 3: printf( ) argument #3 is incompatible with conversion #2 prototype: %s
  err.D_PRINTF_ARG_TYPE.inlines.d:3:28: BEGIN { printf("%s %s", K, twice[3]); }
                                                                   ^~~~~~~~
  %s wants a string or an enum, this is of type int
  expanded from:
  err.D_PRINTF_ARG_TYPE.inlines.d:1:19: inline int K = 1; inline int twice[int n] = n * 2;
                                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.inlines.d: [D_PRINTF_ARG_TYPE] line 4: printf( ) argument #2 is incompatible with conversion #1 prototype: %s
  err.D_PRINTF_ARG_TYPE.inlines.d:4:20: END { printf("%s", NULL); }
                                                           ^~~~
  %s wants a string or an enum, this is of type void *
  expanded from:
  stddef.d:3:1: inline void *NULL = 0;
                ^~~~~~~~~~~~~~~~~~~~~~
