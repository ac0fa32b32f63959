BEGIN { trace(sizeof (bcopy(arg0, arg1, 8))); }
==== types
dtrace: failed to compile script err.D_SIZEOF_TYPE.function-without-a-value.d: [D_SIZEOF_TYPE] line 1: cannot apply sizeof to an expression of type void
  err.D_SIZEOF_TYPE.function-without-a-value.d:1:15: BEGIN { trace(sizeof (bcopy(arg0, arg1, 8))); }
                                                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it has no value: call it as a statement of its own
