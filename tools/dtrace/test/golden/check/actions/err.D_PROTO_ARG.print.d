BEGIN { print(xlate<psinfo_t>(curthread)); print((void)1); print(((struct pid *)0)->numbers); print(alloca); }
==== errors
dtrace: failed to compile script err.D_PROTO_ARG.print.d: [D_PROTO_ARG] line 1: print( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.print.d:1:15: BEGIN { print(xlate<psinfo_t>(curthread)); print((void)1); print(((struct pid *)0)->numbers); print(...
                                              ^~~~~~~~~~~~~~~~~~~~~~~~~~
  a value, or a struct or array with a place in memory, is expected, this is of type psinfo_t
  expanded from:
  procfs.d:60:1: translator psinfo_t < struct task_struct *T > {
                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_PROTO_ARG.print.d: [D_PRINT_VOID] line 1: print( ) may not be applied to an expression of type void
  err.D_PROTO_ARG.print.d:1:50: BEGIN { print(xlate<psinfo_t>(curthread)); print((void)1); print(((struct pid *)0)->numbers); print(...
                                                                                 ^~~~~~~
  it has no value to record
dtrace: failed to compile script err.D_PROTO_ARG.print.d: [D_PROTO_ARG] line 1: print( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.print.d:1:66: ...late<psinfo_t>(curthread)); print((void)1); print(((struct pid *)0)->numbers); print(alloca); }
                                                                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~
  a value, or a struct or array with a place in memory, is expected, this is of type struct upid []
dtrace: failed to compile script err.D_PROTO_ARG.print.d: [D_IDENT_BADREF] line 1: alloca is a function and has no value of its own
  err.D_PROTO_ARG.print.d:1:101: ...void)1); print(((struct pid *)0)->numbers); print(alloca); }
                                                                                      ^~~~~~
  call it: alloca(...)
