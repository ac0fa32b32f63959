int foo; inline int one = 1;
typedef int foo; typedef char one;
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_IDRED.typedef-of-a-variable.d: [D_DECL_IDRED] line 2: identifier redeclared: foo
  err.D_DECL_IDRED.typedef-of-a-variable.d:2:13: typedef int foo; typedef char one;
                                                             ^~~
  it has another meaning already
dtrace: failed to compile script err.D_DECL_IDRED.typedef-of-a-variable.d: [D_DECL_IDRED] line 2: identifier redeclared: one
  err.D_DECL_IDRED.typedef-of-a-variable.d:2:31: typedef int foo; typedef char one;
                                                                               ^~~
  it has another meaning already
