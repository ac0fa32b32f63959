BEGIN { @ = sum("a"); @m = max(execname); }
==== errors
dtrace: failed to compile script err.D_AGG_SCALAR.string.d: [D_AGG_SCALAR] line 1: sum( ) argument #1 is incompatible with prototype
  err.D_AGG_SCALAR.string.d:1:17: BEGIN { @ = sum("a"); @m = max(execname); }
                                                  ^~~
  an integer is expected, this is of type string
dtrace: failed to compile script err.D_AGG_SCALAR.string.d: [D_AGG_SCALAR] line 1: max( ) argument #1 is incompatible with prototype
  err.D_AGG_SCALAR.string.d:1:32: BEGIN { @ = sum("a"); @m = max(execname); }
                                                                 ^~~~~~~~
  an integer is expected, this is of type string
