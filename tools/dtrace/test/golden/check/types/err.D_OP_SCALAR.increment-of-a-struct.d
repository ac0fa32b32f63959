struct s { int x; }; struct s v;
BEGIN { v++; }
==== types
dtrace: failed to compile script err.D_OP_SCALAR.increment-of-a-struct.d: [D_OP_SCALAR] line 2: operator ++ requires an integer or a pointer to something of known size
  err.D_OP_SCALAR.increment-of-a-struct.d:2:9: BEGIN { v++; }
                                                       ^~~
  this is of type struct s
