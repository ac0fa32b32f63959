BEGIN { exit("a"); }
==== types
dtrace: failed to compile script err.D_PROTO_ARG.string-as-status.d: [D_PROTO_ARG] line 1: exit( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.string-as-status.d:1:14: BEGIN { exit("a"); }
                                                        ^~~
  an integer is expected, this is of type string
