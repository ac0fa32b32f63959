//! -x strsize=64k
string a[30000];
string b[30000];
string c[30000];
BEGIN { a[0] = "a"; b[0] = "b"; c[0] = "c"; }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.global-strings.d: [D_TOO_LARGE] line 2: the global variables take 5898240000 bytes, more than 532676608
  err.D_TOO_LARGE.global-strings.d:2:8: string a[30000];
                                               ^
  a is the largest of them: use fewer, or smaller arrays, or shorter strings with -x strsize
