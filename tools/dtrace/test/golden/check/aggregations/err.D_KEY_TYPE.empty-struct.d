struct s { }; int d[struct s];
BEGIN { a[*(struct s *)arg0] = 1; @a[*(struct s *)arg0] = count(); }
==== types
dtrace: failed to compile script err.D_KEY_TYPE.empty-struct.d: [D_DECL_PROTO_TYPE] line 1: a key of type struct s is not possible
  err.D_KEY_TYPE.empty-struct.d:1:21: struct s { }; int d[struct s];
                                                          ^~~~~~~~
  a key is an integer, a string, a pointer or a struct
dtrace: failed to compile script err.D_KEY_TYPE.empty-struct.d: [D_KEY_TYPE] line 2: a key of type struct s is not possible
  err.D_KEY_TYPE.empty-struct.d:2:11: BEGIN { a[*(struct s *)arg0] = 1; @a[*(struct s *)arg0] = count(); }
                                                ^~~~~~~~~~~~~~~~~
  a key is an integer, a string, a pointer or a struct
dtrace: failed to compile script err.D_KEY_TYPE.empty-struct.d: [D_KEY_TYPE] line 2: a key of type struct s is not possible
  err.D_KEY_TYPE.empty-struct.d:2:38: BEGIN { a[*(struct s *)arg0] = 1; @a[*(struct s *)arg0] = count(); }
                                                                           ^~~~~~~~~~~~~~~~~
  a key is an integer, a string, a pointer, a struct or a stack
