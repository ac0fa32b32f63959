BEGIN { @a = count(); }
END { @a = sum(1); }
==== types
dtrace: failed to compile script err.D_AGG_REDEF.two-places.d: [D_AGG_REDEF] line 2: aggregation redefined: @a
  err.D_AGG_REDEF.two-places.d:2:12: END { @a = sum(1); }
                                                ^~~
  it is filled by count( ), here by sum( )
  @a is filled first here:
  err.D_AGG_REDEF.two-places.d:1:9: BEGIN { @a = count(); }
                                            ^~
