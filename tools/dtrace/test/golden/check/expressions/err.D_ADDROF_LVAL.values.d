BEGIN { trace(&1); trace(&(pid + 1)); }
==== types
dtrace: failed to compile script err.D_ADDROF_LVAL.values.d: [D_ADDROF_LVAL] line 1: operator & requires something that is in memory
  err.D_ADDROF_LVAL.values.d:1:15: BEGIN { trace(&1); trace(&(pid + 1)); }
                                                 ^~
  assign it to a variable, and take the address of that
dtrace: failed to compile script err.D_ADDROF_LVAL.values.d: [D_ADDROF_LVAL] line 1: operator & requires something that is in memory
  err.D_ADDROF_LVAL.values.d:1:26: BEGIN { trace(&1); trace(&(pid + 1)); }
                                                            ^~~~~~~~~~
  assign it to a variable, and take the address of that
