#defin X 1
BEGIN { }
==== tokens
dtrace: failed to compile script err.D_PRAGCTL_INVAL.unknown-directive.d: [D_PRAGCTL_INVAL] line 1: invalid control directive: #defin X 1
  err.D_PRAGCTL_INVAL.unknown-directive.d:1:1: #defin X 1
                                               ^~~~~~~~~~
  D knows #pragma, #error, #ident and #line
