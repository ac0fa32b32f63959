struct s { int a:33; char b:9; };
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_BFSIZE.too-wide.d: [D_DECL_BFSIZE] line 1: a bit-field of int has from 1 to 32 bits
  err.D_DECL_BFSIZE.too-wide.d:1:18: struct s { int a:33; char b:9; };
                                                      ^~
dtrace: failed to compile script err.D_DECL_BFSIZE.too-wide.d: [D_DECL_BFSIZE] line 1: a bit-field of char has from 1 to 8 bits
  err.D_DECL_BFSIZE.too-wide.d:1:29: struct s { int a:33; char b:9; };
                                                                 ^
