int a[200000000];
BEGIN { a[199999999] = 2; }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.global-array-beyond-the-verifier.d: [D_TOO_LARGE] line 1: the global variables take 800000000 bytes, more than 532676608
  err.D_TOO_LARGE.global-array-beyond-the-verifier.d:1:5: int a[200000000];
                                                              ^
  a is the largest of them: use fewer, or smaller arrays, or shorter strings with -x strsize
