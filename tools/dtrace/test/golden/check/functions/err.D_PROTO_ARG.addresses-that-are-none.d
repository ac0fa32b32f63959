BEGIN { trace(inet_ntoa6((int *)arg0)); bcopy(execname, (void *)NULL, 4); bcopy(execname, 0, 4); }
==== types
dtrace: failed to compile script err.D_PROTO_ARG.addresses-that-are-none.d: [D_PROTO_ARG] line 1: inet_ntoa6( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.addresses-that-are-none.d:1:26: BEGIN { trace(inet_ntoa6((int *)arg0)); bcopy(execname, (void *)NULL, 4); bcopy(execname, 0, 4); }
                                                                           ^~~~~~~~~~~
  a pointer to an IPv6 address is expected, this is of type int *
dtrace: failed to compile script err.D_PROTO_ARG.addresses-that-are-none.d: [D_PROTO_ARG] line 1: bcopy( ) argument #2 is incompatible with prototype
  err.D_PROTO_ARG.addresses-that-are-none.d:1:57: BEGIN { trace(inet_ntoa6((int *)arg0)); bcopy(execname, (void *)NULL, 4); bcopy(execname, 0, 4); }
                                                                                                          ^~~~~~~~~~~~
  nothing can be written to NULL: give it memory of alloca()
dtrace: failed to compile script err.D_PROTO_ARG.addresses-that-are-none.d: [D_PROTO_ARG] line 1: bcopy( ) argument #2 is incompatible with prototype
  err.D_PROTO_ARG.addresses-that-are-none.d:1:91: BEGIN { trace(inet_ntoa6((int *)arg0)); bcopy(execname, (void *)NULL, 4); bcopy(execname, 0, 4); }
                                                                                                                                            ^
  nothing can be written to NULL: give it memory of alloca()
