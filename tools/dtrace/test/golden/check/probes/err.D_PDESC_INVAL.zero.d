0 { }
==== types
dtrace: failed to compile script err.D_PDESC_INVAL.zero.d: [D_PDESC_INVAL] line 1: invalid probe description "0"
  err.D_PDESC_INVAL.zero.d:1:1: 0 { }
                                ^
  probe ids start at 1
