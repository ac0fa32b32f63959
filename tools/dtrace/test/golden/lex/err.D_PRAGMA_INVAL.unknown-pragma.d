#pragma D quiet
BEGIN { }
==== tokens
dtrace: failed to compile script err.D_PRAGMA_INVAL.unknown-pragma.d: [D_PRAGMA_INVAL] line 1: invalid pragma: D quiet
  err.D_PRAGMA_INVAL.unknown-pragma.d:1:1: #pragma D quiet
                                           ^~~~~~~~~~~~~~~
  D knows option, attributes, binding, depends_on and error
