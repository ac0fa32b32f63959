BEGIN { trace($targe); }
==== tokens
dtrace: failed to compile script err.D_MACRO_UNDEF.no-such-variable.d: [D_MACRO_UNDEF] line 1: macro variable $targe is not defined
  err.D_MACRO_UNDEF.no-such-variable.d:1:15: BEGIN { trace($targe); }
                                                           ^~~~~~
  did you mean target?
