//! a-b
BEGIN { trace($1); }
==== tokens
dtrace: failed to compile script err.D_MACRO_UNDEF.argument-is-not-a-token.d: [D_MACRO_UNDEF] line 2: macro argument $1 is 'a-b', which is neither a number nor a name
  err.D_MACRO_UNDEF.argument-is-not-a-token.d:2:15: BEGIN { trace($1); }
                                                                  ^~
  $$ instead of $ makes it a string
