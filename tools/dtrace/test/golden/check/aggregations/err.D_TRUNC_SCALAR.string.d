BEGIN { @x = count(); trunc(@x, "10"); }
==== types
dtrace: failed to compile script err.D_TRUNC_SCALAR.string.d: [D_TRUNC_SCALAR] line 1: trunc( ) argument #2 is incompatible with prototype
  err.D_TRUNC_SCALAR.string.d:1:33: BEGIN { @x = count(); trunc(@x, "10"); }
                                                                    ^~~~
  an integer is expected, this is of type string
