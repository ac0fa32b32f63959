inline int five = 5; enum { SIX = 6 };
BEGIN { five = 1; SIX++; }
==== types
dtrace: failed to compile script err.D_OP_WRITE.constants-with-a-name.d: [D_OP_WRITE] line 2: operator = may not be applied to five
  err.D_OP_WRITE.constants-with-a-name.d:2:9: BEGIN { five = 1; SIX++; }
                                                      ^~~~
  did you mean ==? it is a constant name for a value
  expanded from:
  err.D_OP_WRITE.constants-with-a-name.d:1:1: inline int five = 5; enum { SIX = 6 };
                                              ^~~~~~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_OP_WRITE.constants-with-a-name.d: [D_OP_WRITE] line 2: operator ++ may not be applied to SIX
  err.D_OP_WRITE.constants-with-a-name.d:2:19: BEGIN { five = 1; SIX++; }
                                                                 ^~~
  it is a constant name for a value
