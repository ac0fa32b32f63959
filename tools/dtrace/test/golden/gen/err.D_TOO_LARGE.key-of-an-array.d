//! -x strsize=64k
string s;
BEGIN {
	self->a[s, s, s, s, s, s, s, s, s, s,
		s, s, s, s, s, s, s, s, s, s,
		s, s, s, s, s, s, s, s, s, s,
		s, s, s, s, s, s, s, s, s, s,
		s, s, s, s, s, s, s, s, s, s,
		s, s, s, s, s, s, s, s, s, s,
		s, s, s, s, s, s, s, s, s, s] = 1;
}
==== code
dtrace: failed to compile script err.D_TOO_LARGE.key-of-an-array.d: [D_TOO_LARGE] line 4: an element of self->a takes 8 bytes, and 4587536 for its key: together more than 4194248
  err.D_TOO_LARGE.key-of-an-array.d:4:2:  self->a[s, s, s, s, s, s, s, s, s, s,
                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  use smaller elements, a shorter key, or shorter strings with -x strsize
