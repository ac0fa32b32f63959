BEGIN { trace(`twice); }
==== errors
dtrace: failed to compile script err.D_SYM_AMBIGUOUS.of-one-file.d: [D_SYM_AMBIGUOUS] line 1: `twice stands for 2 variables
  err.D_SYM_AMBIGUOUS.of-one-file.d:1:15: BEGIN { trace(`twice); }
                                                        ^~~~~~
  those in functions of one file cannot be told apart: "golden/kernel_vars2.c"`twice
