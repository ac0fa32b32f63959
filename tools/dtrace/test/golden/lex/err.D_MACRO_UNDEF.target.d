BEGIN { trace($targt); trace($$nothing); }
==== tokens
dtrace: failed to compile script err.D_MACRO_UNDEF.target.d: [D_MACRO_UNDEF] line 1: macro variable $targt is not defined
  err.D_MACRO_UNDEF.target.d:1:15: BEGIN { trace($targt); trace($$nothing); }
                                                 ^~~~~~
  did you mean target?
dtrace: failed to compile script err.D_MACRO_UNDEF.target.d: [D_MACRO_UNDEF] line 1: macro variable $nothing is not defined
  err.D_MACRO_UNDEF.target.d:1:30: BEGIN { trace($targt); trace($$nothing); }
                                                                ^~~~~~~~~
  give it as an argument, which is $1
