BEGIN { trace(first_of_all); }
==== errors
dtrace: failed to compile script err.D_IDENT_UNDEF.variable-of-the-kernel.d: [D_IDENT_UNDEF] line 1: failed to resolve first_of_all: Unknown variable name
  err.D_IDENT_UNDEF.variable-of-the-kernel.d:1:15: BEGIN { trace(first_of_all); }
                                                                 ^~~~~~~~~~~~
  the kernel has a variable of this name: write `first_of_all
