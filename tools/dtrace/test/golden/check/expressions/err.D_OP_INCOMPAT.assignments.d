int n; string s; int *p;
BEGIN { n = "x"; s = 1; p = 1; n = p; p = (char *)arg0; s = p; self->v = bcopy(p, p, 1); }
==== types
dtrace: failed to compile script err.D_OP_INCOMPAT.assignments.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "int" = "string"
  err.D_OP_INCOMPAT.assignments.d:2:9: BEGIN { n = "x"; s = 1; p = 1; n = p; p = (char *)arg0; s = p; self->v = bcopy(p, p, 1); }
                                               ^~~~~~~
  strtoll() makes a number of text
  n gets its type here:
  err.D_OP_INCOMPAT.assignments.d:1:5: int n; string s; int *p;
                                           ^
dtrace: failed to compile script err.D_OP_INCOMPAT.assignments.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "string" = "int"
  err.D_OP_INCOMPAT.assignments.d:2:18: BEGIN { n = "x"; s = 1; p = 1; n = p; p = (char *)arg0; s = p; self->v = bcopy(p, p, 1); }
                                                         ^~~~~
  lltostr() makes text of a number, stringof() of an address
  s gets its type here:
  err.D_OP_INCOMPAT.assignments.d:1:15: int n; string s; int *p;
                                                      ^
dtrace: failed to compile script err.D_OP_INCOMPAT.assignments.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "int *" = "int"
  err.D_OP_INCOMPAT.assignments.d:2:25: BEGIN { n = "x"; s = 1; p = 1; n = p; p = (char *)arg0; s = p; self->v = bcopy(p, p, 1); }
                                                                ^~~~~
  a cast says that it is meant
  p gets its type here:
  err.D_OP_INCOMPAT.assignments.d:1:23: int n; string s; int *p;
                                                              ^
dtrace: failed to compile script err.D_OP_INCOMPAT.assignments.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "int" = "int *"
  err.D_OP_INCOMPAT.assignments.d:2:32: BEGIN { n = "x"; s = 1; p = 1; n = p; p = (char *)arg0; s = p; self->v = bcopy(p, p, 1); }
                                                                       ^~~~~
  a cast says that it is meant, as in (int)
  n gets its type here:
  err.D_OP_INCOMPAT.assignments.d:1:5: int n; string s; int *p;
                                           ^
dtrace: failed to compile script err.D_OP_INCOMPAT.assignments.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "int *" = "char *"
  err.D_OP_INCOMPAT.assignments.d:2:39: BEGIN { n = "x"; s = 1; p = 1; n = p; p = (char *)arg0; s = p; self->v = bcopy(p, p, 1); }
                                                                              ^~~~~~~~~~~~~~~~
  a cast says that it is meant
  p gets its type here:
  err.D_OP_INCOMPAT.assignments.d:1:23: int n; string s; int *p;
                                                              ^
dtrace: failed to compile script err.D_OP_INCOMPAT.assignments.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "string" = "int *"
  err.D_OP_INCOMPAT.assignments.d:2:57: BEGIN { n = "x"; s = 1; p = 1; n = p; p = (char *)arg0; s = p; self->v = bcopy(p, p, 1); }
                                                                                                ^~~~~
  lltostr() makes text of a number, stringof() of an address
  s gets its type here:
  err.D_OP_INCOMPAT.assignments.d:1:15: int n; string s; int *p;
                                                      ^
dtrace: failed to compile script err.D_OP_INCOMPAT.assignments.d: [D_OP_INCOMPAT] line 2: a variable cannot hold a value of type void
  err.D_OP_INCOMPAT.assignments.d:2:64: BEGIN { n = "x"; s = 1; p = 1; n = p; p = (char *)arg0; s = p; self->v = bcopy(p, p, 1); }
                                                                                                       ^~~~~~~~~~~~~~~~~~~~~~~~
  it has no value: call it as a statement of its own
