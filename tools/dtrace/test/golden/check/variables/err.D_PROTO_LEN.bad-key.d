BEGIN { trace(self->b); a[strerror(1)] = 1; trace(a[1, 2]); trace(a); self->b[strerror(1)] = 1; }
==== errors
dtrace: failed to compile script err.D_PROTO_LEN.bad-key.d: [D_VAR_UNDEF] line 1: self->b has not yet been declared or assigned
  err.D_PROTO_LEN.bad-key.d:1:15: BEGIN { trace(self->b); a[strerror(1)] = 1; trace(a[1, 2]); trace(a); self->b[strerror(1)] = 1; }
                                                ^~~~~~~
  what is assigned to it has no type yet: declare it before, as in self int b;
dtrace: failed to compile script err.D_PROTO_LEN.bad-key.d: [D_KEY_TYPE] line 1: a key of type dt_text_t is not possible
  err.D_PROTO_LEN.bad-key.d:1:27: BEGIN { trace(self->b); a[strerror(1)] = 1; trace(a[1, 2]); trace(a); self->b[strerror(1)] = 1; }
                                                            ^~~~~~~~~~~
  the tool makes this text when it prints: print it, make it a key of an aggregation, or use the number
dtrace: failed to compile script err.D_PROTO_LEN.bad-key.d: [D_PROTO_LEN] line 1: a[ ] prototype mismatch: 2 keys passed, 1 expected
  err.D_PROTO_LEN.bad-key.d:1:51: BEGIN { trace(self->b); a[strerror(1)] = 1; trace(a[1, 2]); trace(a); self->b[strerror(1)] = 1; }
                                                                                    ^~~~~~~
  correct the error in its keys first
  a gets the types of its keys here:
  err.D_PROTO_LEN.bad-key.d:1:25: BEGIN { trace(self->b); a[strerror(1)] = 1; trace(a[1, 2]); trace(a); self->b[strerror(1)] = 1; }
                                                          ^~~~~~~~~~~~~~
dtrace: failed to compile script err.D_PROTO_LEN.bad-key.d: [D_IDENT_BADREF] line 1: a is an associative array and may not be used without its key
  err.D_PROTO_LEN.bad-key.d:1:67: BEGIN { trace(self->b); a[strerror(1)] = 1; trace(a[1, 2]); trace(a); self->b[strerror(1)] = 1; }
                                                                                                    ^
  correct the error in its keys first
dtrace: failed to compile script err.D_PROTO_LEN.bad-key.d: [D_KEY_TYPE] line 1: a key of type dt_text_t is not possible
  err.D_PROTO_LEN.bad-key.d:1:79: BEGIN { trace(self->b); a[strerror(1)] = 1; trace(a[1, 2]); trace(a); self->b[strerror(1)] = 1; }
                                                                                                                ^~~~~~~~~~~
  the tool makes this text when it prints: print it, make it a key of an aggregation, or use the number
