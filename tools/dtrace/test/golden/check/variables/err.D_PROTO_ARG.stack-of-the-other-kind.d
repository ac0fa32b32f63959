BEGIN { a[stack()] = 1; trace(a[ustack()]); trace(a[3]); b[3] = 1; trace(b[stack()]); }
==== errors
dtrace: failed to compile script err.D_PROTO_ARG.stack-of-the-other-kind.d: [D_PROTO_ARG] line 1: a[ ] key #1 is incompatible with prototype
  err.D_PROTO_ARG.stack-of-the-other-kind.d:1:33: BEGIN { a[stack()] = 1; trace(a[ustack()]); trace(a[3]); b[3] = 1; trace(b[stack()]); }
                                                                                  ^~~~~~~~
  "dt_stack_t" is expected, this is of type "dt_ustack_t"
  a gets the types of its keys here:
  err.D_PROTO_ARG.stack-of-the-other-kind.d:1:9: BEGIN { a[stack()] = 1; trace(a[ustack()]); trace(a[3]); b[3] = 1; trace(b[stack()]); }
                                                         ^~~~~~~~~~
dtrace: failed to compile script err.D_PROTO_ARG.stack-of-the-other-kind.d: [D_PROTO_ARG] line 1: a[ ] key #1 is incompatible with prototype
  err.D_PROTO_ARG.stack-of-the-other-kind.d:1:53: BEGIN { a[stack()] = 1; trace(a[ustack()]); trace(a[3]); b[3] = 1; trace(b[stack()]); }
                                                                                                      ^
  "dt_stack_t" is expected, this is of type "int"
  a gets the types of its keys here:
  err.D_PROTO_ARG.stack-of-the-other-kind.d:1:9: BEGIN { a[stack()] = 1; trace(a[ustack()]); trace(a[3]); b[3] = 1; trace(b[stack()]); }
                                                         ^~~~~~~~~~
dtrace: failed to compile script err.D_PROTO_ARG.stack-of-the-other-kind.d: [D_PROTO_ARG] line 1: b[ ] key #1 is incompatible with prototype
  err.D_PROTO_ARG.stack-of-the-other-kind.d:1:76: BEGIN { a[stack()] = 1; trace(a[ustack()]); trace(a[3]); b[3] = 1; trace(b[stack()]); }
                                                                                                                             ^~~~~~~
  "int" is expected, this is of type "dt_stack_t"
  b gets the types of its keys here:
  err.D_PROTO_ARG.stack-of-the-other-kind.d:1:58: BEGIN { a[stack()] = 1; trace(a[ustack()]); trace(a[3]); b[3] = 1; trace(b[stack()]); }
                                                                                                           ^~~~
