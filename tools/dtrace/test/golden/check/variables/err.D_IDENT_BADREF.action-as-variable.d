BEGIN { trace(printf); }
==== types
dtrace: failed to compile script err.D_IDENT_BADREF.action-as-variable.d: [D_IDENT_BADREF] line 1: printf is a function and has no value of its own
  err.D_IDENT_BADREF.action-as-variable.d:1:15: BEGIN { trace(printf); }
                                                              ^~~~~~
  call it: printf(...)
