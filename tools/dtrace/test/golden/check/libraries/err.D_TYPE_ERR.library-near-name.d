//! -L dlib
BEGIN { trace(sizeof (pount_t)); trace(sizeof (struct nodd)); }
==== types
dtrace: failed to compile script err.D_TYPE_ERR.library-near-name.d: [D_TYPE_ERR] line 2: failed to resolve type pount_t: Unknown type name
  err.D_TYPE_ERR.library-near-name.d:2:23: BEGIN { trace(sizeof (pount_t)); trace(sizeof (struct nodd)); }
                                                                 ^~~~~~~
  did you mean point_t?
dtrace: failed to compile script err.D_TYPE_ERR.library-near-name.d: [D_DECL_INCOMPLETE] line 2: failed to resolve type struct nodd: Unknown type name
  err.D_TYPE_ERR.library-near-name.d:2:48: BEGIN { trace(sizeof (pount_t)); trace(sizeof (struct nodd)); }
                                                                                          ^~~~~~~~~~~
  did you mean node?
