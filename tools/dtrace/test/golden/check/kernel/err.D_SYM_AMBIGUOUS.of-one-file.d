BEGIN { trace(`twice); }
==== errors
dtrace: failed to compile script err.D_SYM_AMBIGUOUS.of-one-file.d: [D_SYM_AMBIGUOUS] line 1: `twice stands for 2 variables
  err.D_SYM_AMBIGUOUS.of-one-file.d:1:15: BEGIN { trace(`twice); }
                                                        ^~~~~~
  these cannot be told apart by their file: "golden/kernel_vars2.c"`twice
