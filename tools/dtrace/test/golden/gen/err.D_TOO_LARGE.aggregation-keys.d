//! -xstrsize=4096
BEGIN { x = "a"; @[x, x] = count(); }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.aggregation-keys.d: [D_TOO_LARGE] line 2: the keys of this aggregation can take 8208 bytes, more than 4096
  err.D_TOO_LARGE.aggregation-keys.d:2:18: BEGIN { x = "a"; @[x, x] = count(); }
                                                            ^~~~~~~~~~~~~~~~~
  use fewer strings as keys, or shorter ones with -x strsize
