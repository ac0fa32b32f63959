double d;
BEGIN { d++; }
==== types
dtrace: failed to compile script err.D_OP_SCALAR.increment-of-a-float.d: [D_OP_SCALAR] line 2: operator ++ requires an integer or a pointer to something of known size
  err.D_OP_SCALAR.increment-of-a-float.d:2:9: BEGIN { d++; }
                                                      ^~~
  this is of type double
