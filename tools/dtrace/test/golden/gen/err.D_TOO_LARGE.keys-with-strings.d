//! -xstrsize=16
BEGIN { x = "a"; @[x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x] = count(); }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.keys-with-strings.d: [D_TOO_LARGE] line 2: this aggregation has 64 strings and stacks as keys, more than 63
  err.D_TOO_LARGE.keys-with-strings.d:2:18: BEGIN { x = "a"; @[x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, ...
                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  use fewer of them
