double d;
BEGIN { trace(d == d); }
==== types
dtrace: failed to compile script err.D_OP_INCOMPAT.floats-compared.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "double" == "double"
  err.D_OP_INCOMPAT.floats-compared.d:2:15: BEGIN { trace(d == d); }
                                                          ^~~~~~
  compare two integers or two strings: D computes with integers only, cast with (long)
