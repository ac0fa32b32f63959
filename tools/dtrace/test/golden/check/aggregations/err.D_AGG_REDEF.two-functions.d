BEGIN { @a[pid] = count(); } END { @a[pid] = sum(1); }
==== types
dtrace: failed to compile script err.D_AGG_REDEF.two-functions.d: [D_AGG_REDEF] line 1: aggregation redefined: @a
  err.D_AGG_REDEF.two-functions.d:1:46: BEGIN { @a[pid] = count(); } END { @a[pid] = sum(1); }
                                                                                     ^~~
  it is filled by count( ), here by sum( )
  @a is filled first here:
  err.D_AGG_REDEF.two-functions.d:1:9: BEGIN { @a[pid] = count(); } END { @a[pid] = sum(1); }
                                               ^~~~~~~
