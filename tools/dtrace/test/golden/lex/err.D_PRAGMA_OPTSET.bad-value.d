#pragma D option bufsize=large
#pragma D option switchrate=10parsecs
#pragma D option quiet=maybe
BEGIN { }
==== tokens
dtrace: failed to compile script err.D_PRAGMA_OPTSET.bad-value.d: [D_PRAGMA_OPTSET] line 1: failed to set option 'bufsize' to 'large': Invalid value for specified option
  err.D_PRAGMA_OPTSET.bad-value.d:1:1: #pragma D option bufsize=large
                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it wants a size from 1 to 1t, such as 512k or 4m
dtrace: failed to compile script err.D_PRAGMA_OPTSET.bad-value.d: [D_PRAGMA_OPTSET] line 2: failed to set option 'switchrate' to '10parsecs': Invalid value for specified option
  err.D_PRAGMA_OPTSET.bad-value.d:2:1: #pragma D option switchrate=10parsecs
                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it wants a time such as 100ms or 1s, or a rate such as 10hz
dtrace: failed to compile script err.D_PRAGMA_OPTSET.bad-value.d: [D_PRAGMA_OPTSET] line 3: failed to set option 'quiet' to 'maybe': Invalid value for specified option
  err.D_PRAGMA_OPTSET.bad-value.d:3:1: #pragma D option quiet=maybe
                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it wants no value, or on or off
