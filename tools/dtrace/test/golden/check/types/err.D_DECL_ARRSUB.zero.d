int a[0]; this int b[0];
struct s { int n; char name[0]; } s;
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_ARRSUB.zero.d: [D_DECL_ARRSUB] line 1: the size of an array must be a positive integer constant
  err.D_DECL_ARRSUB.zero.d:1:5: int a[0]; this int b[0];
                                    ^
dtrace: failed to compile script err.D_DECL_ARRSUB.zero.d: [D_DECL_ARRSUB] line 1: the size of an array must be a positive integer constant
  err.D_DECL_ARRSUB.zero.d:1:20: int a[0]; this int b[0];
                                                    ^
