BEGIN { x = 1; self->s = "a"; } string x; self int s;
END { }
==== types
dtrace: failed to compile script err.D_DECL_IDRED.after-first-use.d: [D_DECL_IDRED] line 1: identifier redeclared: x
  err.D_DECL_IDRED.after-first-use.d:1:40: BEGIN { x = 1; self->s = "a"; } string x; self int s;
                                                                                  ^
  it is of type int already
dtrace: failed to compile script err.D_DECL_IDRED.after-first-use.d: [D_DECL_IDRED] line 1: identifier redeclared: s
  err.D_DECL_IDRED.after-first-use.d:1:52: BEGIN { x = 1; self->s = "a"; } string x; self int s;
                                                                                              ^
  it is of type string already
