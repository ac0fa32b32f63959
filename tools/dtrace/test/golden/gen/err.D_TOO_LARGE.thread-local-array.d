self char a[2147483647];
self char b[2147483647];
self char c[10];
BEGIN { self->a[0] = 1; self->b[0] = 2; self->c[0] = 3; }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.thread-local-array.d: [D_TOO_LARGE] line 1: the thread-local variables take 4294967312 bytes, more than 64959
  err.D_TOO_LARGE.thread-local-array.d:1:11: self char a[2147483647];
                                                       ^
  self->a is the largest of them: use fewer, or smaller arrays, or shorter strings with -x strsize
