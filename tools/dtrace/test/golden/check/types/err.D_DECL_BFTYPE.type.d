struct s { string s:3; int *p:2; };
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_BFTYPE.type.d: [D_DECL_BFTYPE] line 1: a bit-field must be of integer type
  err.D_DECL_BFTYPE.type.d:1:19: struct s { string s:3; int *p:2; };
                                                   ^
  this is of type string
dtrace: failed to compile script err.D_DECL_BFTYPE.type.d: [D_DECL_BFTYPE] line 1: a bit-field must be of integer type
  err.D_DECL_BFTYPE.type.d:1:29: struct s { string s:3; int *p:2; };
                                                             ^
  this is of type int *
