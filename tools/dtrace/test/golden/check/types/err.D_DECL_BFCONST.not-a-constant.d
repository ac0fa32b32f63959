int x;
struct s { int b:x; };
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_BFCONST.not-a-constant.d: [D_DECL_BFCONST] line 2: an integer constant is expected
  err.D_DECL_BFCONST.not-a-constant.d:2:18: struct s { int b:x; };
                                                             ^
  write a number, or the constant of an enum
