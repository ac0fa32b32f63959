#pragma D option bufsiz=4m
BEGIN { }
==== tokens
dtrace: failed to compile script err.D_PRAGMA_OPTSET.unknown-option.d: [D_PRAGMA_OPTSET] line 1: failed to set option 'bufsiz': Invalid option name
  err.D_PRAGMA_OPTSET.unknown-option.d:1:1: #pragma D option bufsiz=4m
                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~
  did you mean bufsize?
