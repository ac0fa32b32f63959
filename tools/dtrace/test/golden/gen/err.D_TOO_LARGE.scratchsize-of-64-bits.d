//! -x scratchsize=5g
BEGIN { bcopy((void *)curthread, alloca(pid), pid); }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.scratchsize-of-64-bits.d: [D_TOO_LARGE] line 2: -x scratchsize is 5368709120 bytes, more than 4194304
  err.D_TOO_LARGE.scratchsize-of-64-bits.d:2:9: BEGIN { bcopy((void *)curthread, alloca(pid), pid); }
                                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it is for alloca( ), copyin( ), copyinto( ) and bcopy( ) in one firing: make it smaller
