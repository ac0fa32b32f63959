double d;
BEGIN { @c[d] = count(); }
==== types
dtrace: failed to compile script err.D_KEY_TYPE.float.d: [D_KEY_TYPE] line 2: a key of type double is not possible
  err.D_KEY_TYPE.float.d:2:12: BEGIN { @c[d] = count(); }
                                          ^
  a key is an integer, a string, a pointer, a struct or a stack
