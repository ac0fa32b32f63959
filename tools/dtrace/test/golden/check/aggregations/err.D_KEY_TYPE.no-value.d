BEGIN { @x = count(); @a[trace(1)] = count(); @b[count()] = count(); @c[@x] = count(); n[exit(0)] = 1; }
==== types
dtrace: failed to compile script err.D_KEY_TYPE.no-value.d: [D_KEY_TYPE] line 1: trace( ) has no value and is no key
  err.D_KEY_TYPE.no-value.d:1:26: BEGIN { @x = count(); @a[trace(1)] = count(); @b[count()] = count(); @c[@x] = count(); n[exit(0)] = ...
                                                           ^~~~~~~~
  a key is an integer, a string, a pointer or a struct
dtrace: failed to compile script err.D_KEY_TYPE.no-value.d: [D_KEY_TYPE] line 1: count( ) has no value and is no key
  err.D_KEY_TYPE.no-value.d:1:50: BEGIN { @x = count(); @a[trace(1)] = count(); @b[count()] = count(); @c[@x] = count(); n[exit(0)] = ...
                                                                                   ^~~~~~~
  a key is an integer, a string, a pointer or a struct
dtrace: failed to compile script err.D_KEY_TYPE.no-value.d: [D_KEY_TYPE] line 1: an aggregation is no key
  err.D_KEY_TYPE.no-value.d:1:73: ...@a[trace(1)] = count(); @b[count()] = count(); @c[@x] = count(); n[exit(0)] = 1; }
                                                                                       ^~
  a key is an integer, a string, a pointer or a struct
dtrace: failed to compile script err.D_KEY_TYPE.no-value.d: [D_KEY_TYPE] line 1: exit( ) has no value and is no key
  err.D_KEY_TYPE.no-value.d:1:90: ...unt(); @b[count()] = count(); @c[@x] = count(); n[exit(0)] = 1; }
                                                                                       ^~~~~~~
  a key is an integer, a string, a pointer or a struct
