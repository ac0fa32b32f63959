long char x;
short void y;
long string z;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_LONGINT.of-char.d: [D_DECL_LONGINT] line 1: long and short may only be used with an integer type
  err.D_DECL_LONGINT.of-char.d:1:1: long char x;
                                    ^~~~~~~~~
  char has only one size
dtrace: failed to compile script err.D_DECL_LONGINT.of-char.d: [D_DECL_LONGINT] line 2: long and short may only be used with an integer type
  err.D_DECL_LONGINT.of-char.d:2:1: short void y;
                                    ^~~~~~~~~~
  void has only one size
dtrace: failed to compile script err.D_DECL_LONGINT.of-char.d: [D_DECL_LONGINT] line 3: long and short may only be used with an integer type
  err.D_DECL_LONGINT.of-char.d:3:1: long string z;
                                    ^~~~~~~~~~~
  string has only one size
