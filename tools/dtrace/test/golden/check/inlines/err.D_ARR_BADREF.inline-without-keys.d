inline int add[int a, int b] = a + b;
BEGIN { trace(add); }
==== types
dtrace: failed to compile script err.D_ARR_BADREF.inline-without-keys.d: [D_ARR_BADREF] line 2: add is an inline with keys and may not be used without them
  err.D_ARR_BADREF.inline-without-keys.d:2:15: BEGIN { trace(add); }
                                                             ^~~
  write add[int, int], with values of these types
