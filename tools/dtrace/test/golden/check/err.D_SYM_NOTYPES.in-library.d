//! -L dlib
BEGIN { trace(origin); trace(needs_symbol); trace(needs_symbol); }
==== types
dtrace: failed to compile script dlib/points.d: [D_SYM_NOTYPES] line 27: no type information is available for `no_such_symbol
  dlib/points.d:27:27: inline int needs_symbol = `no_such_symbol;
                                                 ^~~~~~~~~~~~~~~
  the kernel has no such variable; dtrace -l --vars lists them
