//! -x strsize=64k
BEGIN {
	self->a[execname, execname, execname, execname, execname, execname, execname, execname, execname, execname,
		execname, execname, execname, execname, execname, execname, execname, execname, execname, execname,
		execname, execname, execname, execname, execname, execname, execname, execname, execname, execname,
		execname, execname, execname, execname, execname, execname, execname, execname, execname, execname,
		execname, execname, execname, execname, execname, execname, execname, execname, execname, execname,
		execname, execname, execname, execname, execname, execname, execname, execname, execname, execname,
		execname, execname, execname, execname, execname, execname, execname, execname, execname, execname] = 1;
}
==== code
dtrace: failed to compile script err.D_TOO_LARGE.key-of-an-array.d: [D_TOO_LARGE] line 3: an element of self->a takes 8 bytes, and 4587536 for its key: together more than 4194248
  err.D_TOO_LARGE.key-of-an-array.d:3:2:  self->a[execname, execname, execname, execname, execname, execname, execname, execname, execname, e...
                                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  use smaller elements, a shorter key, or shorter strings with -x strsize
