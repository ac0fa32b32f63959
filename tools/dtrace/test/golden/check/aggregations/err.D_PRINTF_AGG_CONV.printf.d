BEGIN { printf("%@d", pid); }
==== types
dtrace: failed to compile script err.D_PRINTF_AGG_CONV.printf.d: [D_PRINTF_AGG_CONV] line 1: printf( ) conversion #1 %@d is for values of aggregations
  err.D_PRINTF_AGG_CONV.printf.d:1:23: BEGIN { printf("%@d", pid); }
                                                             ^~~
  use printa()
