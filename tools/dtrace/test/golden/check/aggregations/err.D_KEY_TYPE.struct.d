struct s { int x; }; struct s v; int d[struct s];
BEGIN { a[v] = 1; @a[v] = count(); }
==== types
dtrace: failed to compile script err.D_KEY_TYPE.struct.d: [D_KEY_TYPE] line 1: a key of type struct s is not possible
  err.D_KEY_TYPE.struct.d:1:40: struct s { int x; }; struct s v; int d[struct s];
                                                                       ^~~~~~~~
  a key is an integer, a string or a pointer
dtrace: failed to compile script err.D_KEY_TYPE.struct.d: [D_KEY_TYPE] line 2: a key of type struct s is not possible
  err.D_KEY_TYPE.struct.d:2:11: BEGIN { a[v] = 1; @a[v] = count(); }
                                          ^
  a key is an integer, a string or a pointer
dtrace: failed to compile script err.D_KEY_TYPE.struct.d: [D_KEY_TYPE] line 2: a key of type struct s is not possible
  err.D_KEY_TYPE.struct.d:2:22: BEGIN { a[v] = 1; @a[v] = count(); }
                                                     ^
  a key is an integer, a string, a pointer or a stack
