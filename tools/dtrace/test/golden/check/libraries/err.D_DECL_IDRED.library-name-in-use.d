BEGIN { trace(ENOENT); }
inline int ENOENT = 3;
BEGIN { trace(ENOENT); }
==== types
dtrace: failed to compile script err.D_DECL_IDRED.library-name-in-use.d: [D_DECL_IDRED] line 2: identifier redeclared: ENOENT
  err.D_DECL_IDRED.library-name-in-use.d:2:12: inline int ENOENT = 3;
                                                          ^~~~~~
  it has a meaning already
