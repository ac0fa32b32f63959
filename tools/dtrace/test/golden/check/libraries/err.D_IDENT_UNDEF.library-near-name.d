//! -L dlib
BEGIN { trace(ENOENTT); trace(origins); trace(of_itself); }
==== types
dtrace: failed to compile script err.D_IDENT_UNDEF.library-near-name.d: [D_IDENT_UNDEF] line 2: failed to resolve ENOENTT: Unknown variable name
  err.D_IDENT_UNDEF.library-near-name.d:2:15: BEGIN { trace(ENOENTT); trace(origins); trace(of_itself); }
                                                            ^~~~~~~
  did you mean ENOENT?
dtrace: failed to compile script err.D_IDENT_UNDEF.library-near-name.d: [D_IDENT_UNDEF] line 2: failed to resolve origins: Unknown variable name
  err.D_IDENT_UNDEF.library-near-name.d:2:31: BEGIN { trace(ENOENTT); trace(origins); trace(of_itself); }
                                                                            ^~~~~~~
  did you mean origin?
dtrace: failed to compile script err.D_IDENT_UNDEF.library-near-name.d: [D_IDENT_UNDEF] line 2: failed to resolve of_itself: Unknown variable name
  err.D_IDENT_UNDEF.library-near-name.d:2:47: BEGIN { trace(ENOENTT); trace(origins); trace(of_itself); }
                                                                                            ^~~~~~~~~
  it has no meaning before its declaration ends
  expanded from:
  dlib/points.d:28:24: inline int of_itself = of_itself + 1;
                                              ^~~~~~~~~
