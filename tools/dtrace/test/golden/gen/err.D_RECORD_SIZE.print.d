//! -x printsize=64k
struct large { char bytes[20000]; };
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
dtrace: failed to compile script err.D_RECORD_SIZE.print.d: [D_RECORD_SIZE] line 8: print( ) does not fit: the record of this clause takes 40040 bytes, more than 32760
  err.D_RECORD_SIZE.print.d:8:3:   print(&g);
                                   ^~~~~~~~~
  print parts of it, use a clause of its own, or record fewer bytes of each object with -x printsize
