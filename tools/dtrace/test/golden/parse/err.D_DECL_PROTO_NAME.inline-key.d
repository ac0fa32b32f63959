inline int x[int, int n] = n;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_PROTO_NAME.inline-key.d: [D_DECL_PROTO_NAME] line 1: the key of an inline needs a name
  err.D_DECL_PROTO_NAME.inline-key.d:1:14: inline int x[int, int n] = n;
                                                        ^~~
  the expression after the = refers to it
