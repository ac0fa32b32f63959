void *p;
BEGIN { p += 1; p -= 2; p++; --p; p *= 2; }
==== types
dtrace: failed to compile script err.D_OP_VFPTR.stepped.d: [D_OP_VFPTR] line 2: operator += requires a pointer to something of known size
  err.D_OP_VFPTR.stepped.d:2:9: BEGIN { p += 1; p -= 2; p++; --p; p *= 2; }
                                        ^~~~~~
  this is a void *: cast it, as in p = (char *)p + 1
dtrace: failed to compile script err.D_OP_VFPTR.stepped.d: [D_OP_VFPTR] line 2: operator -= requires a pointer to something of known size
  err.D_OP_VFPTR.stepped.d:2:17: BEGIN { p += 1; p -= 2; p++; --p; p *= 2; }
                                                 ^~~~~~
  this is a void *: cast it, as in p = (char *)p + 1
dtrace: failed to compile script err.D_OP_VFPTR.stepped.d: [D_OP_VFPTR] line 2: operator ++ requires an integer or a pointer to something of known size
  err.D_OP_VFPTR.stepped.d:2:25: BEGIN { p += 1; p -= 2; p++; --p; p *= 2; }
                                                         ^~~
  this is of type void *
dtrace: failed to compile script err.D_OP_VFPTR.stepped.d: [D_OP_VFPTR] line 2: operator -- requires an integer or a pointer to something of known size
  err.D_OP_VFPTR.stepped.d:2:30: BEGIN { p += 1; p -= 2; p++; --p; p *= 2; }
                                                              ^~~
  this is of type void *
dtrace: failed to compile script err.D_OP_VFPTR.stepped.d: [D_OP_ARITH] line 2: operator *= requires operands of integral type
  err.D_OP_VFPTR.stepped.d:2:35: BEGIN { p += 1; p -= 2; p++; --p; p *= 2; }
                                                                   ^~~~~~
  these are "void *" *= "int"
