BEGIN { trace(sizeof (curthread->bits.first)); }
==== types
dtrace: failed to compile script err.D_SIZEOF_BITFIELD.member.d: [D_SIZEOF_BITFIELD] line 1: cannot apply sizeof to the bit-field first
  err.D_SIZEOF_BITFIELD.member.d:1:15: BEGIN { trace(sizeof (curthread->bits.first)); }
                                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it has 1 bit
