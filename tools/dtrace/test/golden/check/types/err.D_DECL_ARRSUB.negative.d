int a[-1];
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_ARRSUB.negative.d: [D_DECL_ARRSUB] line 1: the size of an array must be a positive integer constant
  err.D_DECL_ARRSUB.negative.d:1:7: int a[-1];
                                          ^~
