//! -x strsize=200
BEGIN
{
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
	trace(pid ? probefunc : "none");
}
==== code
dtrace: failed to compile script err.D_RECORD_SIZE.large-strings.d: [D_RECORD_SIZE] line 2: the record of this clause takes 4816 bytes, more than the 4072 of a page
  err.D_RECORD_SIZE.large-strings.d:2:1: BEGIN
                                         ^~~~~
  trace less in one clause, shorter strings with -x strsize, or fewer frames of stacks
