BEGIN { printf("%s", pid); printf("%d", execname); printf("%c", "x"); printf("%f", 1); printf("%k", 1); }
==== types
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.string-and-integer.d: [D_PRINTF_ARG_TYPE] line 1: printf( ) argument #2 is incompatible with conversion #1 prototype: %s
  err.D_PRINTF_ARG_TYPE.string-and-integer.d:1:22: BEGIN { printf("%s", pid); printf("%d", execname); printf("%c", "x"); printf("%f", 1); printf("%k", ...
                                                                        ^~~
  %s wants a string or an enum, this is of type pid_t
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.string-and-integer.d: [D_PRINTF_ARG_TYPE] line 1: printf( ) argument #2 is incompatible with conversion #1 prototype: %d
  err.D_PRINTF_ARG_TYPE.string-and-integer.d:1:41: BEGIN { printf("%s", pid); printf("%d", execname); printf("%c", "x"); printf("%f", 1); printf("%k", ...
                                                                                           ^~~~~~~~
  %d wants an integer or a pointer, this is of type string
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.string-and-integer.d: [D_PRINTF_ARG_TYPE] line 1: printf( ) argument #2 is incompatible with conversion #1 prototype: %c
  err.D_PRINTF_ARG_TYPE.string-and-integer.d:1:65: ...("%s", pid); printf("%d", execname); printf("%c", "x"); printf("%f", 1); printf("%k", 1); }
                                                                                                        ^~~
  %c wants an integer, this is of type string
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.string-and-integer.d: [D_PRINTF_ARG_TYPE] line 1: printf( ) argument #2 is incompatible with conversion #1 prototype: %f
  err.D_PRINTF_ARG_TYPE.string-and-integer.d:1:84: ...("%d", execname); printf("%c", "x"); printf("%f", 1); printf("%k", 1); }
                                                                                                        ^
  %f wants a floating-point value, as (double) makes, this is of type int
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.string-and-integer.d: [D_PRINTF_ARG_TYPE] line 1: printf( ) argument #2 is incompatible with conversion #1 prototype: %k
  err.D_PRINTF_ARG_TYPE.string-and-integer.d:1:101: ... printf("%c", "x"); printf("%f", 1); printf("%k", 1); }
                                                                                                         ^
  %k wants stack() or ustack(), this is of type int
