struct a { int x; }; struct b { int x; }; struct a a; struct b b;
BEGIN { a = b; a = 1; trace(a == a); }
==== types
dtrace: failed to compile script err.D_OP_INCOMPAT.structs.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "struct a" = "struct b"
  err.D_OP_INCOMPAT.structs.d:2:9: BEGIN { a = b; a = 1; trace(a == a); }
                                           ^~~~~
  assign one of this type, or to its members
  a gets its type here:
  err.D_OP_INCOMPAT.structs.d:1:52: struct a { int x; }; struct b { int x; }; struct a a; struct b b;
                                                                                       ^
dtrace: failed to compile script err.D_OP_INCOMPAT.structs.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "struct a" = "int"
  err.D_OP_INCOMPAT.structs.d:2:16: BEGIN { a = b; a = 1; trace(a == a); }
                                                   ^~~~~
  assign one of this type, or to its members
  a gets its type here:
  err.D_OP_INCOMPAT.structs.d:1:52: struct a { int x; }; struct b { int x; }; struct a a; struct b b;
                                                                                       ^
dtrace: failed to compile script err.D_OP_INCOMPAT.structs.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "struct a" == "struct a"
  err.D_OP_INCOMPAT.structs.d:2:29: BEGIN { a = b; a = 1; trace(a == a); }
                                                                ^~~~~~
  compare two integers or two strings
