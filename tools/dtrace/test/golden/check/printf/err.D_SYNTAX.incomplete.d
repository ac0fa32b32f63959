BEGIN { printf("%"); printf("a%5", 1); printf("%-5%"); }
==== errors
dtrace: failed to compile script err.D_SYNTAX.incomplete.d: [D_SYNTAX] line 1: printf( ) format: the format ends within a conversion: write %% for a percent sign
  err.D_SYNTAX.incomplete.d:1:16: BEGIN { printf("%"); printf("a%5", 1); printf("%-5%"); }
                                                 ^~~
  in "%"
dtrace: failed to compile script err.D_SYNTAX.incomplete.d: [D_SYNTAX] line 1: printf( ) format: the format ends within a conversion: write %% for a percent sign
  err.D_SYNTAX.incomplete.d:1:29: BEGIN { printf("%"); printf("a%5", 1); printf("%-5%"); }
                                                              ^~~~~
  in "%5"
dtrace: failed to compile script err.D_SYNTAX.incomplete.d: [D_SYNTAX] line 1: printf( ) format: invalid conversion %%
  err.D_SYNTAX.incomplete.d:1:47: BEGIN { printf("%"); printf("a%5", 1); printf("%-5%"); }
                                                                                ^~~~~~
  in "%-5%"
