struct s { int x; }; struct s v;
BEGIN { trace(stringof(v)); }
==== types
dtrace: failed to compile script err.D_STRINGOF_TYPE.struct.d: [D_STRINGOF_TYPE] line 2: stringof( ) cannot be applied to an expression of type struct s
  err.D_STRINGOF_TYPE.struct.d:2:15: BEGIN { trace(stringof(v)); }
                                                   ^~~~~~~~~~~
  it takes the text at an address
