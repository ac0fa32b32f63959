BEGIN { printf("%d %y", 1, 2); printf("%"); printf("%99999d", 1); }
==== types
dtrace: failed to compile script err.D_SYNTAX.unknown-letter.d: [D_SYNTAX] line 1: printf( ) format: invalid conversion %y
  err.D_SYNTAX.unknown-letter.d:1:16: BEGIN { printf("%d %y", 1, 2); printf("%"); printf("%99999d", 1); }
                                                     ^~~~~~~
  in "%y"
dtrace: failed to compile script err.D_SYNTAX.unknown-letter.d: [D_SYNTAX] line 1: printf( ) format: the format ends within a conversion: write %% for a percent sign
  err.D_SYNTAX.unknown-letter.d:1:39: BEGIN { printf("%d %y", 1, 2); printf("%"); printf("%99999d", 1); }
                                                                            ^~~
  in "%"
dtrace: failed to compile script err.D_SYNTAX.unknown-letter.d: [D_SYNTAX] line 1: printf( ) format: a width or precision is more than 9999
  err.D_SYNTAX.unknown-letter.d:1:52: BEGIN { printf("%d %y", 1, 2); printf("%"); printf("%99999d", 1); }
                                                                                         ^~~~~~~~~
  in "%99999d"
