BEGIN /execname == 1/ { trace(pid ? 1 : "a"); }
==== types
dtrace: failed to compile script err.D_OP_INCOMPAT.string-with-integer.d: [D_OP_INCOMPAT] line 1: operands have incompatible types: "string" == "int"
  err.D_OP_INCOMPAT.string-with-integer.d:1:8: BEGIN /execname == 1/ { trace(pid ? 1 : "a"); }
                                                      ^~~~~~~~~~~~~
  compare two integers or two strings
dtrace: failed to compile script err.D_OP_INCOMPAT.string-with-integer.d: [D_OP_INCOMPAT] line 1: operator ?: operands must have compatible types: "int" : "string"
  err.D_OP_INCOMPAT.string-with-integer.d:1:31: BEGIN /execname == 1/ { trace(pid ? 1 : "a"); }
                                                                              ^~~~~~~~~~~~~
  strtoll() makes a number of text
