BEGIN { trace(`first_of_al); trace(other.c`shared); }
==== errors
dtrace: failed to compile script err.D_IDENT_UNDEF.near-variable-of-the-kernel.d: [D_IDENT_UNDEF] line 1: failed to resolve `first_of_al: Unknown symbol name
  err.D_IDENT_UNDEF.near-variable-of-the-kernel.d:1:15: BEGIN { trace(`first_of_al); trace(other.c`shared); }
                                                                      ^~~~~~~~~~~~
  did you mean first_of_all?
dtrace: failed to compile script err.D_IDENT_UNDEF.near-variable-of-the-kernel.d: [D_IDENT_UNDEF] line 1: failed to resolve other.c`shared: Unknown symbol name
  err.D_IDENT_UNDEF.near-variable-of-the-kernel.d:1:36: BEGIN { trace(`first_of_al); trace(other.c`shared); }
                                                                                           ^~~~~~~~~~~~~~
  the kernel has no such variable; dtrace -l --vars lists them
