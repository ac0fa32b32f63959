BEGIN /execname < 0/ { }
==== errors
dtrace: failed to compile script err.D_OP_INCOMPAT.string-less-than-null.d: [D_OP_INCOMPAT] line 1: operands have incompatible types: "string" < "int"
  err.D_OP_INCOMPAT.string-less-than-null.d:1:8: BEGIN /execname < 0/ { }
                                                        ^~~~~~~~~~~~
  compare two integers or two strings
