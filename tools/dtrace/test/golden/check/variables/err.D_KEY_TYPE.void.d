BEGIN { x[(void)1] = 1; @a[(void)1] = count(); }
==== types
dtrace: failed to compile script err.D_KEY_TYPE.void.d: [D_KEY_TYPE] line 1: a key of type void is not possible
  err.D_KEY_TYPE.void.d:1:11: BEGIN { x[(void)1] = 1; @a[(void)1] = count(); }
                                        ^~~~~~~
  a key is an integer, a string, a pointer or a struct
dtrace: failed to compile script err.D_KEY_TYPE.void.d: [D_KEY_TYPE] line 1: a key of type void is not possible
  err.D_KEY_TYPE.void.d:1:28: BEGIN { x[(void)1] = 1; @a[(void)1] = count(); }
                                                         ^~~~~~~
  a key is an integer, a string, a pointer, a struct or a stack
