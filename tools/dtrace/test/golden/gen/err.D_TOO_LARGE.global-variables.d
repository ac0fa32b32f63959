char a[2147483647];
char b[2147483647];
char c[10];
BEGIN { a[0] = 1; b[0] = 2; c[0] = 3; trace(a[0]); }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.global-variables.d: [D_TOO_LARGE] line 1: the global variables take 4294967312 bytes, more than 532676608
  err.D_TOO_LARGE.global-variables.d:1:6: char a[2147483647];
                                               ^
  a is the largest of them: use fewer, or smaller arrays, or shorter strings with -x strsize
