BEGIN { f = fds[0]; }
==== types
dtrace: failed to compile script err.D_XLATE_SOU.struct-of-an-inline.d: [D_XLATE_SOU] line 1: fds[ ] is translated, and used member by member
  err.D_XLATE_SOU.struct-of-an-inline.d:1:13: BEGIN { f = fds[0]; }
                                                          ^~~~~~
  write fds[...].member
