BEGIN { p = (void *)arg0; trace(p + 1); trace(p[1]); trace(((struct device *)arg0) + 1); }
==== types
dtrace: failed to compile script err.D_OP_VFPTR.void.d: [D_OP_VFPTR] line 1: operator + requires a pointer to something of known size
  err.D_OP_VFPTR.void.d:1:33: BEGIN { p = (void *)arg0; trace(p + 1); trace(p[1]); trace(((struct device *)arg0) + 1); }
                                                              ^~~~~
  this is a void *: cast it, as in (char *)p
dtrace: failed to compile script err.D_OP_VFPTR.void.d: [D_OP_VFPTR] line 1: operator + requires a pointer to something of known size
  err.D_OP_VFPTR.void.d:1:47: BEGIN { p = (void *)arg0; trace(p + 1); trace(p[1]); trace(((struct device *)arg0) + 1); }
                                                                            ^~~~
  this is a void *: cast it, as in (char *)p
dtrace: failed to compile script err.D_OP_VFPTR.void.d: [D_OP_VFPTR] line 1: operator + requires a pointer to something of known size
  err.D_OP_VFPTR.void.d:1:60: BEGIN { p = (void *)arg0; trace(p + 1); trace(p[1]); trace(((struct device *)arg0) + 1); }
                                                                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  this is a struct device *: cast it, as in (char *)p
