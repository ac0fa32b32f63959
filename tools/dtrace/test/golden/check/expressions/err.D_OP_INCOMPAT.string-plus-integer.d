BEGIN { x = execname + 1; s = execname; s += 1; }
==== types
dtrace: failed to compile script err.D_OP_INCOMPAT.string-plus-integer.d: [D_OP_INCOMPAT] line 1: operator + requires operands of integral type
  err.D_OP_INCOMPAT.string-plus-integer.d:1:13: BEGIN { x = execname + 1; s = execname; s += 1; }
                                                            ^~~~~~~~~~~~
  these are "string" + "int"
dtrace: failed to compile script err.D_OP_INCOMPAT.string-plus-integer.d: [D_OP_INCOMPAT] line 1: operator += requires operands of integral type
  err.D_OP_INCOMPAT.string-plus-integer.d:1:41: BEGIN { x = execname + 1; s = execname; s += 1; }
                                                                                        ^~~~~~
  these are "string" += "int"
