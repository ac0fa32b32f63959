//! -x printsize=64k
struct large { char bytes[2048]; };
struct large g;
BEGIN
{
	print(g);
	if (pid) {
		print(&g);
	}
	trace(pid);
}
==== code
dtrace: failed to compile script err.D_RECORD_SIZE.print.d: [D_RECORD_SIZE] line 8: print( ) does not fit: the record of this clause takes 4136 bytes, more than the 4072 of a page
  err.D_RECORD_SIZE.print.d:8:3:   print(&g);
                                   ^~~~~~~~~
  print parts of it, use a clause of its own, or record fewer bytes of each object with -x printsize
