BEGIN { tracemem(curthread, 1, "2"); }
==== types
dtrace: failed to compile script err.D_TRACEMEM_DYNSIZE.string.d: [D_TRACEMEM_DYNSIZE] line 1: tracemem( ) argument #3 is incompatible with prototype
  err.D_TRACEMEM_DYNSIZE.string.d:1:32: BEGIN { tracemem(curthread, 1, "2"); }
                                                                       ^~~
  an integer is expected, this is of type string
