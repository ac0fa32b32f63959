string s; void *p;
BEGIN { s++; p++; if (execname) trace(1); }
==== types
dtrace: failed to compile script err.D_OP_SCALAR.increment-of-a-string.d: [D_OP_SCALAR] line 2: operator ++ requires an integer or a pointer to something of known size
  err.D_OP_SCALAR.increment-of-a-string.d:2:9: BEGIN { s++; p++; if (execname) trace(1); }
                                                       ^~~
  this is of type string
dtrace: failed to compile script err.D_OP_SCALAR.increment-of-a-string.d: [D_OP_VFPTR] line 2: operator ++ requires an integer or a pointer to something of known size
  err.D_OP_SCALAR.increment-of-a-string.d:2:14: BEGIN { s++; p++; if (execname) trace(1); }
                                                             ^~~
  this is of type void *
dtrace: failed to compile script err.D_OP_SCALAR.increment-of-a-string.d: [D_OP_SCALAR] line 2: the condition of if must be of scalar type
  err.D_OP_SCALAR.increment-of-a-string.d:2:23: BEGIN { s++; p++; if (execname) trace(1); }
                                                                      ^~~~~~~~
  this is of type string: compare it, as in s != ""
