//! -L dlib
BEGIN { trace(xlate<point_t>((struct file *)0).x); }
==== types
dtrace: failed to compile script err.D_XLATE_NONE.library-has-another.d: [D_XLATE_NONE] line 2: no translator is defined from struct file * to point_t
  err.D_XLATE_NONE.library-has-another.d:2:15: BEGIN { trace(xlate<point_t>((struct file *)0).x); }
                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  one of a library cannot be used: failed to resolve type struct missing_in_this_kernel: Unknown type name
