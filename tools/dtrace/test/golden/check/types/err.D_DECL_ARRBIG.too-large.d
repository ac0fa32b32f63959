int a[1000000000]; char b[3000000000]; struct s { char a[2000000000]; char b[2000000000]; };
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_ARRBIG.too-large.d: [D_DECL_ARRBIG] line 1: an array may have at most 2147483647 bytes
  err.D_DECL_ARRBIG.too-large.d:1:7: int a[1000000000]; char b[3000000000]; struct s { char a[2000000000]; char b[2000000000]; };
                                           ^~~~~~~~~~
  these are 536870911 elements of type int
dtrace: failed to compile script err.D_DECL_ARRBIG.too-large.d: [D_DECL_ARRBIG] line 1: an array may have at most 2147483647 bytes
  err.D_DECL_ARRBIG.too-large.d:1:27: int a[1000000000]; char b[3000000000]; struct s { char a[2000000000]; char b[2000000000]; };
                                                                ^~~~~~~~~~
  these are 2147483647 elements of type char
dtrace: failed to compile script err.D_DECL_ARRBIG.too-large.d: [D_DECL_ARRBIG] line 1: struct s is too large
  err.D_DECL_ARRBIG.too-large.d:1:40: int a[1000000000]; char b[3000000000]; struct s { char a[2000000000]; char b[2000000000]; };
                                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it may have at most 2147483647 bytes
