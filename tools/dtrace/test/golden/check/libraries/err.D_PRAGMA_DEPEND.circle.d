//! -L dlib-circle
BEGIN { trace(LIBRARY_one); }
==== errors
dtrace: failed to compile script err.D_PRAGMA_DEPEND.circle.d: [D_PRAGMA_DEPEND] line 2: D library one.d depends on itself
  err.D_PRAGMA_DEPEND.circle.d:2:15: BEGIN { trace(LIBRARY_one); }
                                                   ^~~~~~~~~~~
  library two.d needs one.d, perhaps through another library
  expanded from:
  dlib-circle/one.d:3:1: #pragma D depends_on library two.d
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
