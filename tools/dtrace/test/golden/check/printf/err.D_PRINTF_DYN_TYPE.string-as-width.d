BEGIN { printf("%*d", "a", 1); printf("%.*s", execname, "x"); }
==== types
dtrace: failed to compile script err.D_PRINTF_DYN_TYPE.string-as-width.d: [D_PRINTF_DYN_TYPE] line 1: printf( ) argument #2 is incompatible with conversion #1 prototype: dynamic width or precision
  err.D_PRINTF_DYN_TYPE.string-as-width.d:1:23: BEGIN { printf("%*d", "a", 1); printf("%.*s", execname, "x"); }
                                                                      ^~~
  * wants an integer, this is of type string
dtrace: failed to compile script err.D_PRINTF_DYN_TYPE.string-as-width.d: [D_PRINTF_DYN_TYPE] line 1: printf( ) argument #2 is incompatible with conversion #1 prototype: dynamic width or precision
  err.D_PRINTF_DYN_TYPE.string-as-width.d:1:47: BEGIN { printf("%*d", "a", 1); printf("%.*s", execname, "x"); }
                                                                                              ^~~~~~~~
  * wants an integer, this is of type string
