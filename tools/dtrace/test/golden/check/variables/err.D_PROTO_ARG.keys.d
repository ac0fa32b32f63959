BEGIN { a[1, "x"] = 3; trace(a["x", 1]); self->b["s"] = 1; self->b[2] = 1; }
==== types
dtrace: failed to compile script err.D_PROTO_ARG.keys.d: [D_PROTO_ARG] line 1: a[ ] key #1 is incompatible with prototype
  err.D_PROTO_ARG.keys.d:1:32: BEGIN { a[1, "x"] = 3; trace(a["x", 1]); self->b["s"] = 1; self->b[2] = 1; }
                                                              ^~~
  "int" is expected, this is of type "string"
  a gets the types of its keys here:
  err.D_PROTO_ARG.keys.d:1:9: BEGIN { a[1, "x"] = 3; trace(a["x", 1]); self->b["s"] = 1; self->b[2] = 1; }
                                      ^~~~~~~~~
dtrace: failed to compile script err.D_PROTO_ARG.keys.d: [D_PROTO_ARG] line 1: a[ ] key #2 is incompatible with prototype
  err.D_PROTO_ARG.keys.d:1:37: BEGIN { a[1, "x"] = 3; trace(a["x", 1]); self->b["s"] = 1; self->b[2] = 1; }
                                                                   ^
  "string" is expected, this is of type "int"
  a gets the types of its keys here:
  err.D_PROTO_ARG.keys.d:1:9: BEGIN { a[1, "x"] = 3; trace(a["x", 1]); self->b["s"] = 1; self->b[2] = 1; }
                                      ^~~~~~~~~
dtrace: failed to compile script err.D_PROTO_ARG.keys.d: [D_PROTO_ARG] line 1: b[ ] key #1 is incompatible with prototype
  err.D_PROTO_ARG.keys.d:1:68: BEGIN { a[1, "x"] = 3; trace(a["x", 1]); self->b["s"] = 1; self->b[2] = 1; }
                                                                                                  ^
  "string" is expected, this is of type "int"
  self->b gets the types of its keys here:
  err.D_PROTO_ARG.keys.d:1:42: BEGIN { a[1, "x"] = 3; trace(a["x", 1]); self->b["s"] = 1; self->b[2] = 1; }
                                                                        ^~~~~~~~~~~~
