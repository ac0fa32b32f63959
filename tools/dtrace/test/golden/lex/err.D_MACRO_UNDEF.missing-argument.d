BEGIN { trace($1); }
==== tokens
dtrace: failed to compile script err.D_MACRO_UNDEF.missing-argument.d: [D_MACRO_UNDEF] line 1: macro argument $1 is not defined
  err.D_MACRO_UNDEF.missing-argument.d:1:15: BEGIN { trace($1); }
                                                           ^~
  give the argument after the program, or use -x defaultargs
