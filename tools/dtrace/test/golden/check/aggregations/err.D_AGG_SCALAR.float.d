double d;
BEGIN { @ = sum(d); }
==== types
dtrace: failed to compile script err.D_AGG_SCALAR.float.d: [D_AGG_SCALAR] line 2: sum( ) argument #1 is incompatible with prototype
  err.D_AGG_SCALAR.float.d:2:17: BEGIN { @ = sum(d); }
                                                 ^
  an integer is expected, this is of type double
