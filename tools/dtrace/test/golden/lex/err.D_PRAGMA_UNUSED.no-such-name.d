#pragma D attributes Stable/Stable/Common nosuch
#pragma D binding "1.0" oders
int orders;
BEGIN { orders = 1; trace("nosuch"); }
==== tokens
dtrace: failed to compile script err.D_PRAGMA_UNUSED.no-such-name.d: [D_PRAGMA_UNUSED] line 1: unused #pragma attributes
  err.D_PRAGMA_UNUSED.no-such-name.d:1:1: #pragma D attributes Stable/Stable/Common nosuch
                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  the program has no name nosuch: leave this line out
dtrace: failed to compile script err.D_PRAGMA_UNUSED.no-such-name.d: [D_PRAGMA_UNUSED] line 2: unused #pragma binding
  err.D_PRAGMA_UNUSED.no-such-name.d:2:1: #pragma D binding "1.0" oders
                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  did you mean orders?
