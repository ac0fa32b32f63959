struct s { char x[5000000]; };
struct s v;
struct s a[int];
BEGIN { a[1] = v; }
==== code
dtrace: failed to compile script err.D_TOO_LARGE.element.d: [D_TOO_LARGE] line 3: an element of a takes 5000000 bytes, and 8 for its key: together more than 4194248
  err.D_TOO_LARGE.element.d:3:10: struct s a[int];
                                           ^
  use smaller elements, a shorter key, or shorter strings with -x strsize
