int f(..., int);
provider p { probe g(int, ...); };
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_PROTO_VARARGS.not-last.d: [D_DECL_PROTO_VARARGS] line 1: ... must be the last parameter
  err.D_DECL_PROTO_VARARGS.not-last.d:1:7: int f(..., int);
                                                 ^~~
  it stands for all further arguments
dtrace: failed to compile script err.D_DECL_PROTO_VARARGS.not-last.d: [D_DECL_PROTO_VARARGS] line 2: a probe has a fixed number of arguments
  err.D_DECL_PROTO_VARARGS.not-last.d:2:20: provider p { probe g(int, ...); };
                                                               ^~~~~~~~~~~
  leave out the ...
