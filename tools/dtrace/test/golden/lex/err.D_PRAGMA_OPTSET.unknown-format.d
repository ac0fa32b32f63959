#pragma D option oformat=xml
BEGIN { }
==== tokens
dtrace: failed to compile script err.D_PRAGMA_OPTSET.unknown-format.d: [D_PRAGMA_OPTSET] line 1: failed to set option 'oformat' to 'xml': Invalid value for specified option
  err.D_PRAGMA_OPTSET.unknown-format.d:1:1: #pragma D option oformat=xml
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it wants text, json, folded or openmetrics
