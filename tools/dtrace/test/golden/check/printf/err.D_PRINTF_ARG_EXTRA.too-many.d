BEGIN { printf("%d", 1, 2, 3); }
==== types
dtrace: failed to compile script err.D_PRINTF_ARG_EXTRA.too-many.d: [D_PRINTF_ARG_EXTRA] line 1: printf( ) prototype mismatch: only 1 argument required by this format string
  err.D_PRINTF_ARG_EXTRA.too-many.d:1:25: BEGIN { printf("%d", 1, 2, 3); }
                                                                  ^
  from here on they would not be printed
