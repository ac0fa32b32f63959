struct s { int f(int); }; self int g(int);
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_FUNCTYPE.member.d: [D_DECL_FUNCTYPE] line 1: member f cannot be a function
  err.D_DECL_FUNCTYPE.member.d:1:16: struct s { int f(int); }; self int g(int);
                                                    ^
  it may be a pointer to one
dtrace: failed to compile script err.D_DECL_FUNCTYPE.member.d: [D_DECL_FUNCTYPE] line 1: g cannot be a function
  err.D_DECL_FUNCTYPE.member.d:1:36: struct s { int f(int); }; self int g(int);
                                                                        ^
  it may be a pointer to one
