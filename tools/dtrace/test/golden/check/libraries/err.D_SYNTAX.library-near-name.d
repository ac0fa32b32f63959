//! -L dlib
BEGIN { trace(sizeof (pount_t)); trace(sizeof (struct nodd)); }
==== types
dtrace: failed to compile script err.D_SYNTAX.library-near-name.d: [D_SYNTAX] line 2: syntax error near "pount_t": Unknown type name
  err.D_SYNTAX.library-near-name.d:2:23: BEGIN { trace(sizeof (pount_t)); trace(sizeof (struct nodd)); }
                                                               ^~~~~~~
  did you mean point_t?
dtrace: failed to compile script err.D_SYNTAX.library-near-name.d: [D_SIZEOF_TYPE] line 2: cannot apply sizeof to type struct nodd: its size is not known
  err.D_SYNTAX.library-near-name.d:2:40: BEGIN { trace(sizeof (pount_t)); trace(sizeof (struct nodd)); }
                                                                                ^~~~~~~~~~~~~~~~~~~~
  it is declared, but not defined: did you mean node?
