BEGIN { trace(pid()); }
==== types
dtrace: failed to compile script err.D_FUNC_IDKIND.variable-called.d: [D_FUNC_IDKIND] line 1: pid is a variable and cannot be called
  err.D_FUNC_IDKIND.variable-called.d:1:15: BEGIN { trace(pid()); }
                                                          ^~~
  leave out the parentheses
