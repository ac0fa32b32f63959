BEGIN { @a[pid] = count(); printa("%d %d %@d", @a); }
==== types
dtrace: failed to compile script err.D_PRINTF_ARG_PROTO.printa-key.d: [D_PRINTF_ARG_PROTO] line 1: printa( ) conversion #2 (%d) is missing a corresponding key
  err.D_PRINTF_ARG_PROTO.printa-key.d:1:35: BEGIN { @a[pid] = count(); printa("%d %d %@d", @a); }
                                                                              ^~~~~~~~~~~
  @a has 1 key; %@d prints its value
