struct b { int f:3; } v;
BEGIN { trace(&v.f); }
==== types
dtrace: failed to compile script err.D_ADDROF_BITFIELD.member.d: [D_ADDROF_BITFIELD] line 2: a bit-field has no address
  err.D_ADDROF_BITFIELD.member.d:2:15: BEGIN { trace(&v.f); }
                                                     ^~~~
  assign it to a variable, and take the address of that
