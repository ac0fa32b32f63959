int x; int a[x]; enum { A = x }; struct s { int b:x; };
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_CONST.not-a-constant.d: [D_DECL_CONST] line 1: an integer constant is expected
  err.D_DECL_CONST.not-a-constant.d:1:14: int x; int a[x]; enum { A = x }; struct s { int b:x; };
                                                       ^
  write a number, or the constant of an enum
dtrace: failed to compile script err.D_DECL_CONST.not-a-constant.d: [D_DECL_CONST] line 1: an integer constant is expected
  err.D_DECL_CONST.not-a-constant.d:1:29: int x; int a[x]; enum { A = x }; struct s { int b:x; };
                                                                      ^
  write a number, or the constant of an enum
dtrace: failed to compile script err.D_DECL_CONST.not-a-constant.d: [D_DECL_CONST] line 1: an integer constant is expected
  err.D_DECL_CONST.not-a-constant.d:1:51: int x; int a[x]; enum { A = x }; struct s { int b:x; };
                                                                                            ^
  write a number, or the constant of an enum
