BEGIN { @a[pid] = count(); @a["x"] = count(); @b["x"] = count(); @b[1] = count(); }
==== types
dtrace: failed to compile script err.D_PROTO_ARG.aggregation-keys.d: [D_PROTO_ARG] line 1: @a[ ] key #1 is incompatible with prototype
  err.D_PROTO_ARG.aggregation-keys.d:1:31: BEGIN { @a[pid] = count(); @a["x"] = count(); @b["x"] = count(); @b[1] = count(); }
                                                                         ^~~
  "pid_t" is expected, this is of type "string"
dtrace: failed to compile script err.D_PROTO_ARG.aggregation-keys.d: [D_PROTO_ARG] line 1: @b[ ] key #1 is incompatible with prototype
  err.D_PROTO_ARG.aggregation-keys.d:1:69: BEGIN { @a[pid] = count(); @a["x"] = count(); @b["x"] = count(); @b[1] = count(); }
                                                                                                               ^
  "string" is expected, this is of type "int"
