long char x;
short char y;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_CHARATTR.sizes.d: [D_DECL_CHARATTR] line 1: short and long may not be used with char
  err.D_DECL_CHARATTR.sizes.d:1:1: long char x;
                                   ^~~~~~~~~
  char has only one size
dtrace: failed to compile script err.D_DECL_CHARATTR.sizes.d: [D_DECL_CHARATTR] line 2: short and long may not be used with char
  err.D_DECL_CHARATTR.sizes.d:2:1: short char y;
                                   ^~~~~~~~~~
  char has only one size
