this char a[10000000];
this char b[10000001];
this char c[10];
BEGIN { this->a[0] = 1; this->b[0] = 2; this->c[0] = 3; trace(this->a[1]); }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.clause-local-variables.d: [D_TOO_LARGE] line 2: the clause-local variables of one probe take 20000024 bytes, more than 16777216
  err.D_TOO_LARGE.clause-local-variables.d:2:11: this char b[10000001];
                                                           ^
  this->b is the largest of them: use fewer, or smaller arrays, or shorter strings with -x strsize
