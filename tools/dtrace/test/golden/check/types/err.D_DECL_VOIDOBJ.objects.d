void v; struct s { void m; }; void a[3];
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_VOIDOBJ.objects.d: [D_DECL_VOIDOBJ] line 1: v cannot be of type void
  err.D_DECL_VOIDOBJ.objects.d:1:6: void v; struct s { void m; }; void a[3];
                                         ^
  it may be a pointer: void *
dtrace: failed to compile script err.D_DECL_VOIDOBJ.objects.d: [D_DECL_VOIDOBJ] line 1: member m cannot be of type void
  err.D_DECL_VOIDOBJ.objects.d:1:25: void v; struct s { void m; }; void a[3];
                                                             ^
  it may be a pointer: void *
dtrace: failed to compile script err.D_DECL_VOIDOBJ.objects.d: [D_DECL_VOIDOBJ] line 1: an array cannot have elements of type void
  err.D_DECL_VOIDOBJ.objects.d:1:31: void v; struct s { void m; }; void a[3];
                                                                   ^~~~~~~~~
  they may be pointers: void *
