int x;
BEGIN { x(1); trace(pid()); trace(args(1)); }
==== types
dtrace: failed to compile script err.D_FUNC_IDKIND.own-variable.d: [D_FUNC_IDKIND] line 2: x is a variable and cannot be called
  err.D_FUNC_IDKIND.own-variable.d:2:9: BEGIN { x(1); trace(pid()); trace(args(1)); }
                                                ^
  leave out the parentheses
dtrace: failed to compile script err.D_FUNC_IDKIND.own-variable.d: [D_FUNC_IDKIND] line 2: pid is a variable and cannot be called
  err.D_FUNC_IDKIND.own-variable.d:2:21: BEGIN { x(1); trace(pid()); trace(args(1)); }
                                                             ^~~
  leave out the parentheses
dtrace: failed to compile script err.D_FUNC_IDKIND.own-variable.d: [D_FUNC_IDKIND] line 2: args is a variable and cannot be called
  err.D_FUNC_IDKIND.own-variable.d:2:35: BEGIN { x(1); trace(pid()); trace(args(1)); }
                                                                           ^~~~
  leave out the parentheses
