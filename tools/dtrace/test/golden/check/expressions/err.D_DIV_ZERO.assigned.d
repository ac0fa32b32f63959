BEGIN { x = 1; x /= 0; x %= 0; trace(pid / (2 - 2)); @a = count(); normalize(@a, 0); }
==== types
dtrace: failed to compile script err.D_DIV_ZERO.assigned.d: [D_DIV_ZERO] line 1: expression contains division by zero
  err.D_DIV_ZERO.assigned.d:1:16: BEGIN { x = 1; x /= 0; x %= 0; trace(pid / (2 - 2)); @a = count(); normalize(@a, 0); }
                                                 ^~~~~~
  the right side of /= is always 0
dtrace: failed to compile script err.D_DIV_ZERO.assigned.d: [D_DIV_ZERO] line 1: expression contains division by zero
  err.D_DIV_ZERO.assigned.d:1:24: BEGIN { x = 1; x /= 0; x %= 0; trace(pid / (2 - 2)); @a = count(); normalize(@a, 0); }
                                                         ^~~~~~
  the right side of %= is always 0
dtrace: failed to compile script err.D_DIV_ZERO.assigned.d: [D_DIV_ZERO] line 1: expression contains division by zero
  err.D_DIV_ZERO.assigned.d:1:38: BEGIN { x = 1; x /= 0; x %= 0; trace(pid / (2 - 2)); @a = count(); normalize(@a, 0); }
                                                                       ^~~~~~~~~~~~~
  the right side of / is always 0
dtrace: failed to compile script err.D_DIV_ZERO.assigned.d: [D_DIV_ZERO] line 1: normalize( ) by zero
  err.D_DIV_ZERO.assigned.d:1:82: BEGIN { x = 1; x /= 0; x %= 0; trace(pid / (2 - 2)); @a = count(); normalize(@a, 0); }
                                                                                                                   ^
  denormalize(@a) shows its own values again
