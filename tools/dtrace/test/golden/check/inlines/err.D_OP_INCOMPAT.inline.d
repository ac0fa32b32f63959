inline int n = "x"; inline string s = 1; inline int *p = 5;
BEGIN { trace(n); }
==== types
dtrace: failed to compile script err.D_OP_INCOMPAT.inline.d: [D_OP_INCOMPAT] line 1: inline n: operands have incompatible types: "int" = "string"
  err.D_OP_INCOMPAT.inline.d:1:1: inline int n = "x"; inline string s = 1; inline int *p = 5;
                                  ^~~~~~~~~~~~~~~~~~~
  strtoll() makes a number of text
dtrace: failed to compile script err.D_OP_INCOMPAT.inline.d: [D_OP_INCOMPAT] line 1: inline s: operands have incompatible types: "string" = "int"
  err.D_OP_INCOMPAT.inline.d:1:21: inline int n = "x"; inline string s = 1; inline int *p = 5;
                                                       ^~~~~~~~~~~~~~~~~~~~
  lltostr() makes text of a number, stringof() of an address
dtrace: failed to compile script err.D_OP_INCOMPAT.inline.d: [D_OP_INCOMPAT] line 1: inline p: operands have incompatible types: "int *" = "int"
  err.D_OP_INCOMPAT.inline.d:1:42: inline int n = "x"; inline string s = 1; inline int *p = 5;
                                                                            ^~~~~~~~~~~~~~~~~~
  a cast says that it is meant
