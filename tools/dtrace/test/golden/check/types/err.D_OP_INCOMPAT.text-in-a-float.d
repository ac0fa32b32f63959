double d;
BEGIN { d = "1"; }
==== types
dtrace: failed to compile script err.D_OP_INCOMPAT.text-in-a-float.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "double" = "string"
  err.D_OP_INCOMPAT.text-in-a-float.d:2:9: BEGIN { d = "1"; }
                                                   ^~~~~~~
  strtoll() makes a number of text
  d gets its type here:
  err.D_OP_INCOMPAT.text-in-a-float.d:1:8: double d;
                                                  ^
