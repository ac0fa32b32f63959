BEGIN { a[1] = ustack(); printa("%s", a); printa("%@s", a); printa("%d %d", a); printa("%*@k %d", a); printa("%q", a); }
==== errors
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.array.d: [D_PRINTF_ARG_TYPE] line 1: printa( ) conversion #1 %s is incompatible with its key
  err.D_PRINTF_ARG_TYPE.array.d:1:33: BEGIN { a[1] = ustack(); printa("%s", a); printa("%@s", a); printa("%d %d", a); printa("%*@k %d", a)...
                                                                      ^~~~
  %s wants a string or an enum, this is of type int
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.array.d: [D_PRINTF_ARG_TYPE] line 1: printa( ) conversion #1 %s is incompatible with its value
  err.D_PRINTF_ARG_TYPE.array.d:1:50: BEGIN { a[1] = ustack(); printa("%s", a); printa("%@s", a); printa("%d %d", a); printa("%*@k %d", a)...
                                                                                       ^~~~~
  %s wants a string or an enum, this is of type dt_ustack_t
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.array.d: [D_PRINTF_ARG_PROTO] line 1: printa( ) conversion #2 (%d) is missing a corresponding key
  err.D_PRINTF_ARG_TYPE.array.d:1:68: ...tack(); printa("%s", a); printa("%@s", a); printa("%d %d", a); printa("%*@k %d", a); printa("%q", a)...
                                                                                           ^~~~~~~
  a has 1 key; %@d prints its value
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.array.d: [D_PRINTF_ARG_PROTO] line 1: printa( ) conversion #2 (%d) is missing a corresponding key
  err.D_PRINTF_ARG_TYPE.array.d:1:88: ... a); printa("%@s", a); printa("%d %d", a); printa("%*@k %d", a); printa("%q", a); }
                                                                                           ^~~~~~~~~
  a has 1 key; %@d prints its value
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.array.d: [D_SYNTAX] line 1: printa( ) format: invalid conversion %q
  err.D_PRINTF_ARG_TYPE.array.d:1:110: ... printa("%d %d", a); printa("%*@k %d", a); printa("%q", a); }
                                                                                            ^~~~
  in "%q"
