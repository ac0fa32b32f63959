#error this program is too old
BEGIN { }
==== tokens
dtrace: failed to compile script err.D_PRAGERR.hash-error.d: [D_PRAGERR] line 1: #error: this program is too old
  err.D_PRAGERR.hash-error.d:1:1: #error this program is too old
                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
