struct pair { int x, y; } a;
struct other { int x, y; } b;
BEGIN { trace((pid ? a : b).y); }
==== types
dtrace: failed to compile script err.D_OP_INCOMPAT.two-structs-chosen.d: [D_OP_INCOMPAT] line 3: operator ?: operands must have compatible types: "struct pair" : "struct other"
  err.D_OP_INCOMPAT.two-structs-chosen.d:3:15: BEGIN { trace((pid ? a : b).y); }
                                                             ^~~~~~~~~~~~~
  take members, or the address
