BEGIN { trace(count); x = strlen; }
==== types
dtrace: failed to compile script err.D_IDENT_BADREF.aggregating.d: [D_IDENT_BADREF] line 1: count is a function and has no value of its own
  err.D_IDENT_BADREF.aggregating.d:1:15: BEGIN { trace(count); x = strlen; }
                                                       ^~~~~
  call it: count(...)
dtrace: failed to compile script err.D_IDENT_BADREF.aggregating.d: [D_IDENT_BADREF] line 1: strlen is a function and has no value of its own
  err.D_IDENT_BADREF.aggregating.d:1:27: BEGIN { trace(count); x = strlen; }
                                                                   ^~~~~~
  call it: strlen(...)
