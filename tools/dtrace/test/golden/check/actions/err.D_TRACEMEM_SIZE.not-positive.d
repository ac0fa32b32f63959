BEGIN { tracemem(arg0, 0); tracemem(arg0, -1); }
==== types
dtrace: failed to compile script err.D_TRACEMEM_SIZE.not-positive.d: [D_TRACEMEM_SIZE] line 1: tracemem( ) size must be a positive integer constant
  err.D_TRACEMEM_SIZE.not-positive.d:1:24: BEGIN { tracemem(arg0, 0); tracemem(arg0, -1); }
                                                                  ^
dtrace: failed to compile script err.D_TRACEMEM_SIZE.not-positive.d: [D_TRACEMEM_SIZE] line 1: tracemem( ) size must be a positive integer constant
  err.D_TRACEMEM_SIZE.not-positive.d:1:43: BEGIN { tracemem(arg0, 0); tracemem(arg0, -1); }
                                                                                     ^~
