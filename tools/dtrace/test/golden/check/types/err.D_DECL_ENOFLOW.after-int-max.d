enum e { A = 2147483647, B };
enum { C = 0x80000000, D, E = 0xffffffff };
BEGIN { trace(D); }
==== types
dtrace: failed to compile script err.D_DECL_ENOFLOW.after-int-max.d: [D_DECL_ENOFLOW] line 1: the value of B overflows INT_MAX
  err.D_DECL_ENOFLOW.after-int-max.d:1:26: enum e { A = 2147483647, B };
                                                                    ^
  give it a value, as in B = 0x80000000
