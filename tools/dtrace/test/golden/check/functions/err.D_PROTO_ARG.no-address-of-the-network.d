BEGIN { trace(inet_ntoa6(pid)); trace(inet_ntoa6(curthread)); trace(inet_ntoa("a")); trace(inet_ntoa6((void *)arg0)); }
==== errors
dtrace: failed to compile script err.D_PROTO_ARG.no-address-of-the-network.d: [D_PROTO_ARG] line 1: inet_ntoa6( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.no-address-of-the-network.d:1:26: BEGIN { trace(inet_ntoa6(pid)); trace(inet_ntoa6(curthread)); trace(inet_ntoa("a")); trace(inet_ntoa...
                                                                             ^~~
  a pointer to an IPv6 address is expected, this is of type pid_t
dtrace: failed to compile script err.D_PROTO_ARG.no-address-of-the-network.d: [D_PROTO_ARG] line 1: inet_ntoa6( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.no-address-of-the-network.d:1:50: BEGIN { trace(inet_ntoa6(pid)); trace(inet_ntoa6(curthread)); trace(inet_ntoa("a")); trace(inet_ntoa...
                                                                                                     ^~~~~~~~~
  a pointer to an IPv6 address is expected, this is of type struct task_struct *
dtrace: failed to compile script err.D_PROTO_ARG.no-address-of-the-network.d: [D_PROTO_ARG] line 1: inet_ntoa( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.no-address-of-the-network.d:1:79: ...)); trace(inet_ntoa6(curthread)); trace(inet_ntoa("a")); trace(inet_ntoa6((void *)arg0)); }
                                                                                                         ^~~
  a pointer to an address of the network is expected, this is of type string
