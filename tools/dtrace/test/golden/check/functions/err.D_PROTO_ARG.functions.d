BEGIN { trace(strlen(1)); trace(strjoin("a", 2)); trace(alloca("x")); stack("a"); trace(rindex(execname, pid)); @a = sum("x"); raise("k"); stack(pid); }
==== types
dtrace: failed to compile script err.D_PROTO_ARG.functions.d: [D_PROTO_ARG] line 1: strlen( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.functions.d:1:22: BEGIN { trace(strlen(1)); trace(strjoin("a", 2)); trace(alloca("x")); stack("a"); trace(rindex(execn...
                                                         ^
  a string is expected, this is of type int
dtrace: failed to compile script err.D_PROTO_ARG.functions.d: [D_PROTO_ARG] line 1: strjoin( ) argument #2 is incompatible with prototype
  err.D_PROTO_ARG.functions.d:1:46: BEGIN { trace(strlen(1)); trace(strjoin("a", 2)); trace(alloca("x")); stack("a"); trace(rindex(execn...
                                                                                 ^
  a string is expected, this is of type int
dtrace: failed to compile script err.D_PROTO_ARG.functions.d: [D_PROTO_ARG] line 1: alloca( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.functions.d:1:64: ...(strlen(1)); trace(strjoin("a", 2)); trace(alloca("x")); stack("a"); trace(rindex(execname, pid)); @...
                                                                                         ^~~
  an integer is expected, this is of type string
dtrace: failed to compile script err.D_PROTO_ARG.functions.d: [D_STACK_SIZE] line 1: stack( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.functions.d:1:77: ...trace(strjoin("a", 2)); trace(alloca("x")); stack("a"); trace(rindex(execname, pid)); @a = sum("x");...
                                                                                         ^~~
  an integer constant is expected, this is of type string
dtrace: failed to compile script err.D_PROTO_ARG.functions.d: [D_PROTO_ARG] line 1: rindex( ) argument #2 is incompatible with prototype
  err.D_PROTO_ARG.functions.d:1:106: ...(alloca("x")); stack("a"); trace(rindex(execname, pid)); @a = sum("x"); raise("k"); stack(pid); }
                                                                                          ^~~
  a string is expected, this is of type pid_t
dtrace: failed to compile script err.D_PROTO_ARG.functions.d: [D_AGG_SCALAR] line 1: sum( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.functions.d:1:122: ...tack("a"); trace(rindex(execname, pid)); @a = sum("x"); raise("k"); stack(pid); }
                                                                                          ^~~
  an integer is expected, this is of type string
dtrace: failed to compile script err.D_PROTO_ARG.functions.d: [D_PROTO_ARG] line 1: raise( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.functions.d:1:134: ...race(rindex(execname, pid)); @a = sum("x"); raise("k"); stack(pid); }
                                                                                          ^~~
  an integer is expected, this is of type string
dtrace: failed to compile script err.D_PROTO_ARG.functions.d: [D_STACK_SIZE] line 1: stack( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.functions.d:1:146: ...execname, pid)); @a = sum("x"); raise("k"); stack(pid); }
                                                                                          ^~~
  an integer constant is expected, this is of type pid_t
