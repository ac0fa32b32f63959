/* Each read of memory can fault, which is a jump; 8 * 8 * 8 * 16 of them. */
int total;
inline int eight = *(int *)arg0 + *(int *)arg1 + *(int *)arg2 + *(int *)arg3 + *(int *)arg4 + *(int *)arg5 + *(int *)arg6 + *(int *)arg7;
inline int more = eight + eight + eight + eight + eight + eight + eight + eight;
inline int many = more + more + more + more + more + more + more + more;
BEGIN { trace(1); }
BEGIN {
	total = many + many + many + many + many + many + many + many;
	total = many + many + many + many + many + many + many + many;
}
==== code
dtrace: failed to compile script err.D_TOO_LARGE.too-many-jumps.d: [D_TOO_LARGE] line 7: the clauses of this probe become 8195 conditional jumps, more than the 7500 that the kernel takes
  err.D_TOO_LARGE.too-many-jumps.d:7:1: BEGIN {
                                        ^~~~~~~
  this is the largest clause: do less in it, or put a part on another probe
