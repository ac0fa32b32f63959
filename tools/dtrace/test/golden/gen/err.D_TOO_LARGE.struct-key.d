struct large { char bytes[8192]; };
struct large v;
BEGIN { @a[v] = count(); }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.struct-key.d: [D_TOO_LARGE] line 3: the keys of this aggregation can take 8192 bytes, more than 4096
  err.D_TOO_LARGE.struct-key.d:3:9: BEGIN { @a[v] = count(); }
                                            ^~~~~~~~~~~~~~~
  use the members that matter as keys, not a whole struct
