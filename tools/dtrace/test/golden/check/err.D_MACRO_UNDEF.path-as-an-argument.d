//! /etc/passwd
BEGIN { trace($1); trace(basename($1)); }
==== types
dtrace: failed to compile script err.D_MACRO_UNDEF.path-as-an-argument.d: [D_MACRO_UNDEF] line 2: macro argument $1 is '/etc/passwd', which is neither a number nor a name
  err.D_MACRO_UNDEF.path-as-an-argument.d:2:15: BEGIN { trace($1); trace(basename($1)); }
                                                              ^~
  $$ instead of $ makes it a string
dtrace: failed to compile script err.D_MACRO_UNDEF.path-as-an-argument.d: [D_MACRO_UNDEF] line 2: macro argument $1 is '/etc/passwd', which is neither a number nor a name
  err.D_MACRO_UNDEF.path-as-an-argument.d:2:35: BEGIN { trace($1); trace(basename($1)); }
                                                                                  ^~
  $$ instead of $ makes it a string
