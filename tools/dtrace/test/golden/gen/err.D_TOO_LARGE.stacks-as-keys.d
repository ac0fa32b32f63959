BEGIN { @[stack(127), stack(127), stack(127), stack(127)] = count(); }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.stacks-as-keys.d: [D_TOO_LARGE] line 1: the keys of this aggregation can take 4128 bytes, more than 4096
  err.D_TOO_LARGE.stacks-as-keys.d:1:9: BEGIN { @[stack(127), stack(127), stack(127), stack(127)] = count(); }
                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  use fewer frames, as in stack(10), or fewer stacks and strings
