int x; string x; int pid; self int s; self long s; int a[int]; int a[string]; int y; int y[3]; inline int x = 1; enum { y }; inline int uid = 1;
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_IDRED.variables.d: [D_DECL_IDRED] line 1: identifier redeclared: x
  err.D_DECL_IDRED.variables.d:1:15: int x; string x; int pid; self int s; self long s; int a[int]; int a[string]; int y; int y[3]; inlin...
                                                   ^
  it is of type int already
dtrace: failed to compile script err.D_DECL_IDRED.variables.d: [D_DECL_IDRED] line 1: identifier redeclared: pid
  err.D_DECL_IDRED.variables.d:1:22: int x; string x; int pid; self int s; self long s; int a[int]; int a[string]; int y; int y[3]; inlin...
                                                          ^~~
  it is a name of D
dtrace: failed to compile script err.D_DECL_IDRED.variables.d: [D_DECL_IDRED] line 1: identifier redeclared: s
  err.D_DECL_IDRED.variables.d:1:49: int x; string x; int pid; self int s; self long s; int a[int]; int a[string]; int y; int y[3]; inlin...
                                                                                     ^
  it is of type int already
dtrace: failed to compile script err.D_DECL_IDRED.variables.d: [D_DECL_IDRED] line 1: identifier redeclared: a
  err.D_DECL_IDRED.variables.d:1:68: ...int pid; self int s; self long s; int a[int]; int a[string]; int y; int y[3]; inline int x = 1; enum...
                                                                                          ^
  its type or its keys are others already
dtrace: failed to compile script err.D_DECL_IDRED.variables.d: [D_DECL_IDRED] line 1: identifier redeclared: y
  err.D_DECL_IDRED.variables.d:1:90: ...elf long s; int a[int]; int a[string]; int y; int y[3]; inline int x = 1; enum { y }; inline int uid...
                                                                                          ^
  it is of type int already
dtrace: failed to compile script err.D_DECL_IDRED.variables.d: [D_DECL_IDRED] line 1: identifier redeclared: x
  err.D_DECL_IDRED.variables.d:1:107: ...[int]; int a[string]; int y; int y[3]; inline int x = 1; enum { y }; inline int uid = 1;
                                                                                           ^
  it has a meaning already
dtrace: failed to compile script err.D_DECL_IDRED.variables.d: [D_DECL_IDRED] line 1: identifier redeclared: y
  err.D_DECL_IDRED.variables.d:1:121: ...tring]; int y; int y[3]; inline int x = 1; enum { y }; inline int uid = 1;
                                                                                           ^
  it has a meaning already
dtrace: failed to compile script err.D_DECL_IDRED.variables.d: [D_DECL_IDRED] line 1: identifier redeclared: uid
  err.D_DECL_IDRED.variables.d:1:137: ...nt y[3]; inline int x = 1; enum { y }; inline int uid = 1;
                                                                                           ^~~
  it is a name of D
