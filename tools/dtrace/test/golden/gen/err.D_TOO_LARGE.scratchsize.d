//! -x scratchsize=1g
BEGIN { trace(1); }
BEGIN { trace((uint64_t)alloca(1)); }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.scratchsize.d: [D_TOO_LARGE] line 3: -x scratchsize is 1073741824 bytes, more than 4194304
  err.D_TOO_LARGE.scratchsize.d:3:25: BEGIN { trace((uint64_t)alloca(1)); }
                                                              ^~~~~~~~~
  it is for alloca( ), copyin( ), copyinto( ) and bcopy( ) in one firing: make it smaller
