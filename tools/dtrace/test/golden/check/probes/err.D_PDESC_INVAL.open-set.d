fbt::[a:entry { }
==== types
dtrace: failed to compile script err.D_PDESC_INVAL.open-set.d: [D_PDESC_INVAL] line 1: invalid probe description "fbt::[a:entry"
  err.D_PDESC_INVAL.open-set.d:1:1: fbt::[a:entry { }
                                    ^~~~~~~~~~~~~
  a [ has no ]
