//! -x strsize=64k
BEGIN { self->s = "a"; self->t = 1; }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.thread-local-variables.d: [D_TOO_LARGE] the thread-local variables take 65544 bytes, more than 64959
  use fewer of them, or shorter strings with -x strsize
