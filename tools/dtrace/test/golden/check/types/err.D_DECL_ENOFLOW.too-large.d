enum { A = 0x1ffffffff, B = -3000000000 };
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_ENOFLOW.too-large.d: [D_DECL_ENOFLOW] line 1: the value of A does not fit an int
  err.D_DECL_ENOFLOW.too-large.d:1:8: enum { A = 0x1ffffffff, B = -3000000000 };
                                             ^
  it is from -2147483648 to 4294967295
dtrace: failed to compile script err.D_DECL_ENOFLOW.too-large.d: [D_DECL_ENOFLOW] line 1: the value of B does not fit an int
  err.D_DECL_ENOFLOW.too-large.d:1:25: enum { A = 0x1ffffffff, B = -3000000000 };
                                                               ^
  it is from -2147483648 to 4294967295
