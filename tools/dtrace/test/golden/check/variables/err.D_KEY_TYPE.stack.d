BEGIN { a[stack()] = 1; }
==== errors
dtrace: failed to compile script err.D_KEY_TYPE.stack.d: [D_KEY_TYPE] line 1: a key of type dt_stack_t is not possible
  err.D_KEY_TYPE.stack.d:1:11: BEGIN { a[stack()] = 1; }
                                         ^~~~~~~
  record it, as in stack(), or make it a key, as in @a[stack()]
