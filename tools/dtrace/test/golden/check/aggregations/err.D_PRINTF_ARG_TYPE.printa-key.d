BEGIN { @a[pid] = count(); printa("%s %@d", @a); @b = sum(1); printa("%@s", @b); }
==== types
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.printa-key.d: [D_PRINTF_ARG_TYPE] line 1: printa( ) conversion #1 %s is incompatible with its key
  err.D_PRINTF_ARG_TYPE.printa-key.d:1:35: BEGIN { @a[pid] = count(); printa("%s %@d", @a); @b = sum(1); printa("%@s", @b); }
                                                                             ^~~~~~~~
  %s wants a string or an enum, this is of type pid_t
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.printa-key.d: [D_PRINTF_ARG_TYPE] line 1: printa( ) conversion #1 %s is incompatible with its value
  err.D_PRINTF_ARG_TYPE.printa-key.d:1:70: BEGIN { @a[pid] = count(); printa("%s %@d", @a); @b = sum(1); printa("%@s", @b); }
                                                                                                                ^~~~~
  %s wants a string or an enum, this is of type int64_t
