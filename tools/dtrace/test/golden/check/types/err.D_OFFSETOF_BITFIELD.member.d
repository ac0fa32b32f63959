BEGIN { trace(offsetof(struct flags, second)); }
==== types
dtrace: failed to compile script err.D_OFFSETOF_BITFIELD.member.d: [D_OFFSETOF_BITFIELD] line 1: cannot take the offset of a bit-field: second
  err.D_OFFSETOF_BITFIELD.member.d:1:38: BEGIN { trace(offsetof(struct flags, second)); }
                                                                              ^~~~~~
  it begins at bit 1 of struct flags
