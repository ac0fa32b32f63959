//! -L dlib
BEGIN { trace(origin); trace(needs_symbol); trace(needs_symbol); }
==== types
dtrace: failed to compile script err.D_IDENT_UNDEF.variable-of-the-kernel-in-library.d: [D_IDENT_UNDEF] line 2: failed to resolve `no_such_symbol: Unknown symbol name
  err.D_IDENT_UNDEF.variable-of-the-kernel-in-library.d:2:30: BEGIN { trace(origin); trace(needs_symbol); trace(needs_symbol); }
                                                                                           ^~~~~~~~~~~~
  the kernel has no such variable; dtrace -l --vars lists them
  expanded from:
  dlib/points.d:27:27: inline int needs_symbol = `no_such_symbol;
                                                 ^~~~~~~~~~~~~~~
