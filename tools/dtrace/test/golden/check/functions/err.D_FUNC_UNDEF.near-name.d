BEGIN { prinft("x"); }
==== types
dtrace: failed to compile script err.D_FUNC_UNDEF.near-name.d: [D_FUNC_UNDEF] line 1: undefined function name: prinft
  err.D_FUNC_UNDEF.near-name.d:1:9: BEGIN { prinft("x"); }
                                            ^~~~~~
  did you mean print?
