inline int s = speculation();
BEGIN { trace(curpsinfo->pr_pid); trace(s); }
==== errors
dtrace: failed to compile script err.D_UNIMPL.in-an-inline.d: [D_UNIMPL] line 2: speculation is not supported yet
  err.D_UNIMPL.in-an-inline.d:2:41: BEGIN { trace(curpsinfo->pr_pid); trace(s); }
                                                                            ^
  this is put in from:
  err.D_UNIMPL.in-an-inline.d:1:1: inline int s = speculation();
                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
