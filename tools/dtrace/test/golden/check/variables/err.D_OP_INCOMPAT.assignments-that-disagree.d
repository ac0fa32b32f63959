BEGIN { x = 1; self->s = execname; a[1] = 2; }
END { x = "one";
	self->s = pid; a[2] = "two"; a["three"] = 3; a[1, 2] = 4; }
tick-1s { y = z; } tick-2s { z = 1; z = "a"; y = "b"; }
==== types
dtrace: failed to compile script err.D_OP_INCOMPAT.assignments-that-disagree.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "int" = "string"
  err.D_OP_INCOMPAT.assignments-that-disagree.d:2:7: END { x = "one";
                                                           ^~~~~~~~~
  strtoll() makes a number of text
  x gets its type here:
  err.D_OP_INCOMPAT.assignments-that-disagree.d:1:9: BEGIN { x = 1; self->s = execname; a[1] = 2; }
                                                             ^
dtrace: failed to compile script err.D_OP_INCOMPAT.assignments-that-disagree.d: [D_OP_INCOMPAT] line 3: operands have incompatible types: "string" = "pid_t"
  err.D_OP_INCOMPAT.assignments-that-disagree.d:3:2:  self->s = pid; a[2] = "two"; a["three"] = 3; a[1, 2] = 4; }
                                                      ^~~~~~~~~~~~~
  lltostr() makes text of a number, stringof() of an address
  self->s gets its type here:
  err.D_OP_INCOMPAT.assignments-that-disagree.d:1:16: BEGIN { x = 1; self->s = execname; a[1] = 2; }
                                                                     ^~~~~~~
dtrace: failed to compile script err.D_OP_INCOMPAT.assignments-that-disagree.d: [D_OP_INCOMPAT] line 3: operands have incompatible types: "int" = "string"
  err.D_OP_INCOMPAT.assignments-that-disagree.d:3:17:  self->s = pid; a[2] = "two"; a["three"] = 3; a[1, 2] = 4; }
                                                                      ^~~~~~~~~~~~
  strtoll() makes a number of text
  a gets its type here:
  err.D_OP_INCOMPAT.assignments-that-disagree.d:1:36: BEGIN { x = 1; self->s = execname; a[1] = 2; }
                                                                                         ^~~~
dtrace: failed to compile script err.D_OP_INCOMPAT.assignments-that-disagree.d: [D_PROTO_ARG] line 3: a[ ] key #1 is incompatible with prototype
  err.D_OP_INCOMPAT.assignments-that-disagree.d:3:33:  self->s = pid; a[2] = "two"; a["three"] = 3; a[1, 2] = 4; }
                                                                                      ^~~~~~~
  "int" is expected, this is of type "string"
  a gets the types of its keys here:
  err.D_OP_INCOMPAT.assignments-that-disagree.d:1:36: BEGIN { x = 1; self->s = execname; a[1] = 2; }
                                                                                         ^~~~
dtrace: failed to compile script err.D_OP_INCOMPAT.assignments-that-disagree.d: [D_PROTO_LEN] line 3: a[ ] prototype mismatch: 2 keys passed, 1 expected
  err.D_OP_INCOMPAT.assignments-that-disagree.d:3:47:  self->s = pid; a[2] = "two"; a["three"] = 3; a[1, 2] = 4; }
                                                                                                    ^~~~~~~
  write a[int], with a value of this type
  a gets the types of its keys here:
  err.D_OP_INCOMPAT.assignments-that-disagree.d:1:36: BEGIN { x = 1; self->s = execname; a[1] = 2; }
                                                                                         ^~~~
dtrace: failed to compile script err.D_OP_INCOMPAT.assignments-that-disagree.d: [D_OP_INCOMPAT] line 4: operands have incompatible types: "int" = "string"
  err.D_OP_INCOMPAT.assignments-that-disagree.d:4:37: tick-1s { y = z; } tick-2s { z = 1; z = "a"; y = "b"; }
                                                                                          ^~~~~~~
  strtoll() makes a number of text
  z gets its type here:
  err.D_OP_INCOMPAT.assignments-that-disagree.d:4:30: tick-1s { y = z; } tick-2s { z = 1; z = "a"; y = "b"; }
                                                                                   ^
