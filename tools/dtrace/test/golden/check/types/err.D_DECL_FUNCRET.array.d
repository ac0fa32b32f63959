typedef int row[3]; typedef row f(int); typedef int fn(int); typedef fn g(int);
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_FUNCRET.array.d: [D_DECL_FUNCRET] line 1: a function cannot return row
  err.D_DECL_FUNCRET.array.d:1:21: typedef int row[3]; typedef row f(int); typedef int fn(int); typedef fn g(int);
                                                       ^~~~~~~~~~~~~~~~~~
  it may return a pointer: row *
dtrace: failed to compile script err.D_DECL_FUNCRET.array.d: [D_DECL_FUNCRET] line 1: a function cannot return fn
  err.D_DECL_FUNCRET.array.d:1:62: typedef int row[3]; typedef row f(int); typedef int fn(int); typedef fn g(int);
                                                                                                ^~~~~~~~~~~~~~~~~
  it may return a pointer: fn *
