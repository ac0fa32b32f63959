long string z;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_LONGINT.of-string.d: [D_DECL_LONGINT] line 1: long and short may only be used with an integer type
  err.D_DECL_LONGINT.of-string.d:1:1: long string z;
                                      ^~~~~~~~~~~
  string has only one size
