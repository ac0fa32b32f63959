//! -x strsize=64k
BEGIN { self->s = "a"; self->t = 1; }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.thread-local-variables.d: [D_TOO_LARGE] line 2: the thread-local variables take 65544 bytes, more than 64959
  err.D_TOO_LARGE.thread-local-variables.d:2:9: BEGIN { self->s = "a"; self->t = 1; }
                                                        ^~~~~~~
  self->s is the largest of them: use fewer, or smaller arrays, or shorter strings with -x strsize
