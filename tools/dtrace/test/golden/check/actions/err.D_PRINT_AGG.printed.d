BEGIN { @x = count(); print(@x); }
==== types
dtrace: failed to compile script err.D_PRINT_AGG.printed.d: [D_PRINT_AGG] line 1: print( ) may not be applied to an aggregation
  err.D_PRINT_AGG.printed.d:1:29: BEGIN { @x = count(); print(@x); }
                                                              ^~
  print it, as in printa(@x)
