#pragma D option
#pragma
BEGIN { }
==== tokens
dtrace: failed to compile script err.D_PRAGMA_MALFORM.nothing-follows.d: [D_PRAGMA_MALFORM] line 1: malformed #pragma D option: nothing follows
  err.D_PRAGMA_MALFORM.nothing-follows.d:1:1: #pragma D option
                                              ^~~~~~~~~~~~~~~~
  for example: #pragma D option quiet
dtrace: failed to compile script err.D_PRAGMA_MALFORM.nothing-follows.d: [D_PRAGMA_MALFORM] line 2: malformed #pragma: nothing follows
  err.D_PRAGMA_MALFORM.nothing-follows.d:2:1: #pragma
                                              ^~~~~~~
  for example: #pragma D option quiet
