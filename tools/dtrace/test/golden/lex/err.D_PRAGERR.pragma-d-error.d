#pragma D error "version 3 is wanted"
#pragma D ident "1.2"
BEGIN { }
==== tokens
dtrace: failed to compile script err.D_PRAGERR.pragma-d-error.d: [D_PRAGERR] line 1: #error: version 3 is wanted
  err.D_PRAGERR.pragma-d-error.d:1:1: #pragma D error "version 3 is wanted"
                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
