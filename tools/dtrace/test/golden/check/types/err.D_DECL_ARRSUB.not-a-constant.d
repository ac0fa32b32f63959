int x;
int a[x];
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_ARRSUB.not-a-constant.d: [D_DECL_ARRSUB] line 2: an integer constant is expected
  err.D_DECL_ARRSUB.not-a-constant.d:2:7: int a[x];
                                                ^
  write a number, or the constant of an enum
