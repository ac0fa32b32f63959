a:b:c:d:e { }
==== types
dtrace: failed to compile script err.D_PDESC_INVAL.five-parts.d: [D_PDESC_INVAL] line 1: invalid probe description "a:b:c:d:e"
  err.D_PDESC_INVAL.five-parts.d:1:1: a:b:c:d:e { }
                                      ^~~~~~~~~
  a probe description has at most four parts
