unsigned string s;
unsigned float f;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_SIGNINT.of-string.d: [D_DECL_SIGNINT] line 1: signed and unsigned may only be used with an integer type
  err.D_DECL_SIGNINT.of-string.d:1:1: unsigned string s;
                                      ^~~~~~~~~~~~~~~
  string has no sign
dtrace: failed to compile script err.D_DECL_SIGNINT.of-string.d: [D_DECL_SIGNINT] line 2: signed and unsigned may only be used with an integer type
  err.D_DECL_SIGNINT.of-string.d:2:1: unsigned float f;
                                      ^~~~~~~~~~~~~~
  float has no sign
