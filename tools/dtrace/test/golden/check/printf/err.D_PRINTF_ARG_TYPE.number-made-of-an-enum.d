enum color { RED, GREEN = 5 };
BEGIN { printf("%s", GREEN + 1); }
==== types
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.number-made-of-an-enum.d: [D_PRINTF_ARG_TYPE] line 2: printf( ) argument #2 is incompatible with conversion #1 prototype: %s
  err.D_PRINTF_ARG_TYPE.number-made-of-an-enum.d:2:22: BEGIN { printf("%s", GREEN + 1); }
                                                                            ^~~~~~~~~
  %s wants a string or an enum, this is of type int
