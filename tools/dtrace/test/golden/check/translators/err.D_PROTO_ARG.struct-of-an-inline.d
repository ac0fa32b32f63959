BEGIN { trace(fds[0]); }
==== types
dtrace: failed to compile script err.D_PROTO_ARG.struct-of-an-inline.d: [D_PROTO_ARG] line 1: trace( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.struct-of-an-inline.d:1:15: BEGIN { trace(fds[0]); }
                                                            ^~~~~~
  a value that can be recorded is expected, this is of type fileinfo_t
  expanded from:
  files.d:39:1: inline fileinfo_t fds[int fd] = xlate<fileinfo_t>(
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
