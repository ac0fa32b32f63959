struct s { int a:0; int b:-1; };
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_BFCONST.not-positive.d: [D_DECL_BFCONST] line 1: a bit-field of int has from 1 to 32 bits
  err.D_DECL_BFCONST.not-positive.d:1:18: struct s { int a:0; int b:-1; };
                                                           ^
dtrace: failed to compile script err.D_DECL_BFCONST.not-positive.d: [D_DECL_BFCONST] line 1: a bit-field of int has from 1 to 32 bits
  err.D_DECL_BFCONST.not-positive.d:1:27: struct s { int a:0; int b:-1; };
                                                                    ^~
