BEGIN { trace(1 / 0); trace(pid % 0); trace(pid / (2 - 2)); }
==== types
dtrace: failed to compile script err.D_DIV_ZERO.constants.d: [D_DIV_ZERO] line 1: expression contains division by zero
  err.D_DIV_ZERO.constants.d:1:15: BEGIN { trace(1 / 0); trace(pid % 0); trace(pid / (2 - 2)); }
                                                 ^~~~~
  the right side of / is always 0
dtrace: failed to compile script err.D_DIV_ZERO.constants.d: [D_DIV_ZERO] line 1: expression contains division by zero
  err.D_DIV_ZERO.constants.d:1:29: BEGIN { trace(1 / 0); trace(pid % 0); trace(pid / (2 - 2)); }
                                                               ^~~~~~~
  the right side of % is always 0
dtrace: failed to compile script err.D_DIV_ZERO.constants.d: [D_DIV_ZERO] line 1: expression contains division by zero
  err.D_DIV_ZERO.constants.d:1:45: BEGIN { trace(1 / 0); trace(pid % 0); trace(pid / (2 - 2)); }
                                                                               ^~~~~~~~~~~~~
  the right side of / is always 0
