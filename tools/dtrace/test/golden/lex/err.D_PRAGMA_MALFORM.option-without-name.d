#pragma D option
#pragma D depends_on
BEGIN { }
==== tokens
dtrace: failed to compile script err.D_PRAGMA_MALFORM.option-without-name.d: [D_PRAGMA_MALFORM] line 1: malformed #pragma D option: nothing follows
  err.D_PRAGMA_MALFORM.option-without-name.d:1:1: #pragma D option
                                                  ^~~~~~~~~~~~~~~~
  for example: #pragma D option quiet
dtrace: failed to compile script err.D_PRAGMA_MALFORM.option-without-name.d: [D_PRAGMA_MALFORM] line 2: malformed #pragma D depends_on: nothing follows
  err.D_PRAGMA_MALFORM.option-without-name.d:2:1: #pragma D depends_on
                                                  ^~~~~~~~~~~~~~~~~~~~
  for example: #pragma D depends_on provider sched
