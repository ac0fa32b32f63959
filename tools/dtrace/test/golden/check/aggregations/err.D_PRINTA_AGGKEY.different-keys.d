BEGIN { @a[pid] = count(); @b[execname] = count(); @c = count(); printa("%@d %@d", @a, @b); printa("%@d %@d", @a, @c); }
==== types
dtrace: failed to compile script err.D_PRINTA_AGGKEY.different-keys.d: [D_PRINTA_AGGKEY] line 1: printa( ) @b and @a have different keys
  err.D_PRINTA_AGGKEY.different-keys.d:1:88: ...e] = count(); @c = count(); printa("%@d %@d", @a, @b); printa("%@d %@d", @a, @c); }
                                                                                                  ^~
  they can only be printed together if their keys agree
dtrace: failed to compile script err.D_PRINTA_AGGKEY.different-keys.d: [D_PRINTA_AGGKEY] line 1: printa( ) @c and @a have different keys
  err.D_PRINTA_AGGKEY.different-keys.d:1:115: ... printa("%@d %@d", @a, @b); printa("%@d %@d", @a, @c); }
                                                                                                   ^~
  they can only be printed together if their keys agree
