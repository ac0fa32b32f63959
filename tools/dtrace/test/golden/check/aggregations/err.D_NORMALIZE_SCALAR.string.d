BEGIN { @x = count(); normalize(@x, "10"); }
==== types
dtrace: failed to compile script err.D_NORMALIZE_SCALAR.string.d: [D_NORMALIZE_SCALAR] line 1: normalize( ) argument #2 is incompatible with prototype
  err.D_NORMALIZE_SCALAR.string.d:1:37: BEGIN { @x = count(); normalize(@x, "10"); }
                                                                            ^~~~
  an integer is expected, this is of type string
