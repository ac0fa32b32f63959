BEGIN { @a[execname] = count(); printa("%s %*@d\n", @a); printa("%*@d\n", @a); }
==== types
dtrace: failed to compile script err.D_PRINTF_DYN_TYPE.printa-width.d: [D_PRINTF_DYN_TYPE] line 1: printa( ) conversion #2 (%d) takes a width from a key
  err.D_PRINTF_DYN_TYPE.printa-width.d:1:40: BEGIN { @a[execname] = count(); printa("%s %*@d\n", @a); printa("%*@d\n", @a); }
                                                                                    ^~~~~~~~~~~
  there is no such key: write the width as a number
dtrace: failed to compile script err.D_PRINTF_DYN_TYPE.printa-width.d: [D_PRINTF_DYN_TYPE] line 1: printa( ) conversion #1 (%d) takes a width from a key
  err.D_PRINTF_DYN_TYPE.printa-width.d:1:65: BEGIN { @a[execname] = count(); printa("%s %*@d\n", @a); printa("%*@d\n", @a); }
                                                                                                             ^~~~~~~~
  the next key is of type string
