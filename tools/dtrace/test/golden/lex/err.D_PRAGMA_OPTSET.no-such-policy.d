#pragma D option bufpolicy=full
#pragma D option bufresize=always
BEGIN {}
==== tokens
dtrace: failed to compile script err.D_PRAGMA_OPTSET.no-such-policy.d: [D_PRAGMA_OPTSET] line 1: failed to set option 'bufpolicy' to 'full': Invalid value for specified option
  err.D_PRAGMA_OPTSET.no-such-policy.d:1:1: #pragma D option bufpolicy=full
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it wants switch, fill or ring
dtrace: failed to compile script err.D_PRAGMA_OPTSET.no-such-policy.d: [D_PRAGMA_OPTSET] line 2: failed to set option 'bufresize' to 'always': Invalid value for specified option
  err.D_PRAGMA_OPTSET.no-such-policy.d:2:1: #pragma D option bufresize=always
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it wants auto or manual
