struct s { int a; } s;
BEGIN { tracemem(s, 4); }
==== types
dtrace: failed to compile script err.D_TRACEMEM_ADDR.no-address.d: [D_TRACEMEM_ADDR] line 2: tracemem( ) argument #1 is incompatible with prototype
  err.D_TRACEMEM_ADDR.no-address.d:2:18: BEGIN { tracemem(s, 4); }
                                                          ^
  an address or a string is expected, this is of type struct s
