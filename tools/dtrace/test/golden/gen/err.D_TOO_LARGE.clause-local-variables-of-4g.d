this char a[2147483647];
this char b[2147483647];
this char c[2147483647];
BEGIN { trace(this->a[1] + this->b[1] + this->c[1]); }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.clause-local-variables-of-4g.d: [D_TOO_LARGE] line 1: the clause-local variables of one probe take 6442450944 bytes, more than 16777216
  err.D_TOO_LARGE.clause-local-variables-of-4g.d:1:11: this char a[2147483647];
                                                                 ^
  this->a is the largest of them: use fewer, or smaller arrays, or shorter strings with -x strsize
