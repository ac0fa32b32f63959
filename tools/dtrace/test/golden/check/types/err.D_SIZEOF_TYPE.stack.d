BEGIN { trace(sizeof (stack())); trace(sizeof ustack(5)); }
BEGIN { trace(sizeof (jstack())); trace(sizeof ((1, stack()))); }
==== types
dtrace: failed to compile script err.D_SIZEOF_TYPE.stack.d: [D_SIZEOF_TYPE] line 1: cannot apply sizeof to an expression of type dt_stack_t
  err.D_SIZEOF_TYPE.stack.d:1:15: BEGIN { trace(sizeof (stack())); trace(sizeof ustack(5)); }
                                                ^~~~~~~~~~~~~~~~
  assign it to a variable, record it, as in stack(), or make it a key, as in @a[stack()]
dtrace: failed to compile script err.D_SIZEOF_TYPE.stack.d: [D_SIZEOF_TYPE] line 1: cannot apply sizeof to an expression of type dt_stack_t
  err.D_SIZEOF_TYPE.stack.d:1:40: BEGIN { trace(sizeof (stack())); trace(sizeof ustack(5)); }
                                                                         ^~~~~~~~~~~~~~~~
  assign it to a variable, record it, as in stack(), or make it a key, as in @a[stack()]
dtrace: failed to compile script err.D_SIZEOF_TYPE.stack.d: [D_SIZEOF_TYPE] line 2: cannot apply sizeof to an expression of type dt_stack_t
  err.D_SIZEOF_TYPE.stack.d:2:15: BEGIN { trace(sizeof (jstack())); trace(sizeof ((1, stack()))); }
                                                ^~~~~~~~~~~~~~~~~
  assign it to a variable, record it, as in stack(), or make it a key, as in @a[stack()]
dtrace: failed to compile script err.D_SIZEOF_TYPE.stack.d: [D_SIZEOF_TYPE] line 2: cannot apply sizeof to an expression of type dt_stack_t
  err.D_SIZEOF_TYPE.stack.d:2:41: BEGIN { trace(sizeof (jstack())); trace(sizeof ((1, stack()))); }
                                                                          ^~~~~~~~~~~~~~~~~~~~~
  assign it to a variable, record it, as in stack(), or make it a key, as in @a[stack()]
