#pragma D optoin quiet
BEGIN { }
==== tokens
dtrace: failed to compile script err.D_PRAGMA_INVAL.near-name.d: [D_PRAGMA_INVAL] line 1: invalid pragma: D optoin
  err.D_PRAGMA_INVAL.near-name.d:1:1: #pragma D optoin quiet
                                      ^~~~~~~~~~~~~~~~~~~~~~
  did you mean option?
