BEGIN { trace(((struct packed_bits *)arg0)->first); trace(((struct packed_bits *)arg0)->second); }
==== types
dtrace: failed to compile script err.D_OP_SOU.packed-bit-field.d: [D_OP_SOU] line 1: the bit-field second lies in more than one word of 8 bytes
  err.D_OP_SOU.packed-bit-field.d:1:59: BEGIN { trace(((struct packed_bits *)arg0)->first); trace(((struct packed_bits *)arg0)->second); }
                                                                                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it is packed; read the bytes around it by a cast, and shift
