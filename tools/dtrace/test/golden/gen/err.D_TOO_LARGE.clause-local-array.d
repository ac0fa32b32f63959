this int a[200000000];
BEGIN { this->a[199999999] = 2; }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.clause-local-array.d: [D_TOO_LARGE] line 1: the clause-local variables of one probe take 800000000 bytes, more than 16777216
  err.D_TOO_LARGE.clause-local-array.d:1:10: this int a[200000000];
                                                      ^
  this->a is the largest of them: use fewer, or smaller arrays, or shorter strings with -x strsize
