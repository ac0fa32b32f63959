int x;
enum { A = x };
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_ENCONST.not-a-constant.d: [D_DECL_ENCONST] line 2: an integer constant is expected
  err.D_DECL_ENCONST.not-a-constant.d:2:12: enum { A = x };
                                                       ^
  write a number, or the constant of an enum
