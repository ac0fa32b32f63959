BEGIN { trace(self->b); a[stack()] = 1; trace(a[1, 2]); trace(a); self->b[stack()] = 1; }
==== errors
dtrace: failed to compile script err.D_PROTO_LEN.bad-key.d: [D_VAR_UNDEF] line 1: self->b has not yet been declared or assigned
  err.D_PROTO_LEN.bad-key.d:1:15: BEGIN { trace(self->b); a[stack()] = 1; trace(a[1, 2]); trace(a); self->b[stack()] = 1; }
                                                ^~~~~~~
  it is assigned further on
dtrace: failed to compile script err.D_PROTO_LEN.bad-key.d: [D_KEY_TYPE] line 1: a key of type dt_stack_t is not possible
  err.D_PROTO_LEN.bad-key.d:1:27: BEGIN { trace(self->b); a[stack()] = 1; trace(a[1, 2]); trace(a); self->b[stack()] = 1; }
                                                            ^~~~~~~
  record it, as in stack(), or make it a key, as in @a[stack()]
dtrace: failed to compile script err.D_PROTO_LEN.bad-key.d: [D_PROTO_LEN] line 1: a[ ] prototype mismatch: 2 keys passed, 1 expected
  err.D_PROTO_LEN.bad-key.d:1:47: BEGIN { trace(self->b); a[stack()] = 1; trace(a[1, 2]); trace(a); self->b[stack()] = 1; }
                                                                                ^~~~~~~
  correct the error in its keys first
  a gets the types of its keys here:
  err.D_PROTO_LEN.bad-key.d:1:25: BEGIN { trace(self->b); a[stack()] = 1; trace(a[1, 2]); trace(a); self->b[stack()] = 1; }
                                                          ^~~~~~~~~~
dtrace: failed to compile script err.D_PROTO_LEN.bad-key.d: [D_ARR_BADREF] line 1: a is an associative array and may not be used without its key
  err.D_PROTO_LEN.bad-key.d:1:63: BEGIN { trace(self->b); a[stack()] = 1; trace(a[1, 2]); trace(a); self->b[stack()] = 1; }
                                                                                                ^
  correct the error in its keys first
dtrace: failed to compile script err.D_PROTO_LEN.bad-key.d: [D_KEY_TYPE] line 1: a key of type dt_stack_t is not possible
  err.D_PROTO_LEN.bad-key.d:1:75: BEGIN { trace(self->b); a[stack()] = 1; trace(a[1, 2]); trace(a); self->b[stack()] = 1; }
                                                                                                            ^~~~~~~
  record it, as in stack(), or make it a key, as in @a[stack()]
