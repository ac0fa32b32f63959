BEGIN { trace(0x10000000000000000); trace(02000000000000000000000); }
==== tokens
dtrace: failed to compile script err.D_INT_OFLOW.octal-and-hexadecimal.d: [D_INT_OFLOW] line 1: integer constant '0x10000000000000000' is too large
  err.D_INT_OFLOW.octal-and-hexadecimal.d:1:15: BEGIN { trace(0x10000000000000000); trace(02000000000000000000000); }
                                                              ^~~~~~~~~~~~~~~~~~~
  the largest is 0xffffffffffffffff
dtrace: failed to compile script err.D_INT_OFLOW.octal-and-hexadecimal.d: [D_INT_OFLOW] line 1: integer constant '02000000000000000000000' is too large
  err.D_INT_OFLOW.octal-and-hexadecimal.d:1:43: BEGIN { trace(0x10000000000000000); trace(02000000000000000000000); }
                                                                                          ^~~~~~~~~~~~~~~~~~~~~~~
  the largest is 0xffffffffffffffff
