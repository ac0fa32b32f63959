BEGIN { if (pid) trace(1); }
==== types
dtrace: failed to compile script err.D_UNIMPL.if.d: [D_UNIMPL] line 1: if is not supported yet
  err.D_UNIMPL.if.d:1:9: BEGIN { if (pid) trace(1); }
                                 ^~~~~~~~~~~~~~~~~~
