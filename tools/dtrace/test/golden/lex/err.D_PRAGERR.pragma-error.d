#pragma error this is wrong
BEGIN { }
==== tokens
dtrace: failed to compile script err.D_PRAGERR.pragma-error.d: [D_PRAGERR] line 1: #error: this is wrong
  err.D_PRAGERR.pragma-error.d:1:1: #pragma error this is wrong
                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~
