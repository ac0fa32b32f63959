inline int rate[int n] = 100 / n;
inline int double_rate[int n] = 2 * rate[n];
BEGIN { trace(rate[1]); trace(1 + double_rate[0]); }
==== types
dtrace: failed to compile script err.D_DIV_ZERO.within-an-inline.d: [D_DIV_ZERO] line 3: expression contains division by zero
  err.D_DIV_ZERO.within-an-inline.d:3:35: BEGIN { trace(rate[1]); trace(1 + double_rate[0]); }
                                                                            ^~~~~~~~~~~~~~
  the right side of / is always 0
  expanded from:
  err.D_DIV_ZERO.within-an-inline.d:1:26: inline int rate[int n] = 100 / n;
                                                                   ^~~~~~~
