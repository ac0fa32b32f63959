BEGIN { trace(`first_of_al); trace(other.c`shared); }
==== errors
dtrace: failed to compile script err.D_SYM_NOTYPES.near.d: [D_SYM_NOTYPES] line 1: no type information is available for `first_of_al
  err.D_SYM_NOTYPES.near.d:1:15: BEGIN { trace(`first_of_al); trace(other.c`shared); }
                                               ^~~~~~~~~~~~
  did you mean first_of_all?
dtrace: failed to compile script err.D_SYM_NOTYPES.near.d: [D_SYM_NOTYPES] line 1: no type information is available for other.c`shared
  err.D_SYM_NOTYPES.near.d:1:36: BEGIN { trace(`first_of_al); trace(other.c`shared); }
                                                                    ^~~~~~~~~~~~~~
  the kernel has no such variable; dtrace -l --vars lists them
