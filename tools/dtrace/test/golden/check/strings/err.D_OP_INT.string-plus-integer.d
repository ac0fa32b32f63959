BEGIN { trace("a" + 1); trace(~execname); trace(execname << 2); }
==== types
dtrace: failed to compile script err.D_OP_INT.string-plus-integer.d: [D_OP_INCOMPAT] line 1: operator + requires operands of integral type
  err.D_OP_INT.string-plus-integer.d:1:15: BEGIN { trace("a" + 1); trace(~execname); trace(execname << 2); }
                                                         ^~~~~~~
  these are "string" + "int"
dtrace: failed to compile script err.D_OP_INT.string-plus-integer.d: [D_OP_INT] line 1: operator ~ requires an operand of integral type
  err.D_OP_INT.string-plus-integer.d:1:31: BEGIN { trace("a" + 1); trace(~execname); trace(execname << 2); }
                                                                         ^~~~~~~~~
  this is of type string
dtrace: failed to compile script err.D_OP_INT.string-plus-integer.d: [D_OP_INT] line 1: operator << requires operands of integral type
  err.D_OP_INT.string-plus-integer.d:1:49: BEGIN { trace("a" + 1); trace(~execname); trace(execname << 2); }
                                                                                           ^~~~~~~~~~~~~
  these are "string" << "int"
