BEGIN { trace(stringof(printf("a"))); }
==== types
dtrace: failed to compile script err.D_STRINGOF_TYPE.action.d: [D_STRINGOF_TYPE] line 1: stringof( ) cannot be applied to an action
  err.D_STRINGOF_TYPE.action.d:1:15: BEGIN { trace(stringof(printf("a"))); }
                                                   ^~~~~~~~~~~~~~~~~~~~~
  it takes the text at an address
