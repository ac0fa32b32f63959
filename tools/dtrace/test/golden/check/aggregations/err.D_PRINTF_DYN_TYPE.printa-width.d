BEGIN { @a = count(); printa("%@*d", @a); }
==== types
dtrace: failed to compile script err.D_PRINTF_DYN_TYPE.printa-width.d: [D_PRINTF_DYN_TYPE] line 1: printa( ) conversion #1 (%d) takes a width from an argument
  err.D_PRINTF_DYN_TYPE.printa-width.d:1:30: BEGIN { @a = count(); printa("%@*d", @a); }
                                                                          ^~~~~~
  printa( ) has no such arguments: write the width as a number
