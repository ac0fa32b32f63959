//! -x strsize=64k
string s;
string a[int, string, string, string, string, string, string, string, string, string, string];
BEGIN { trace(1); }
BEGIN {
	trace((a[0, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[1, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[2, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[3, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[4, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[5, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[6, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[7, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[8, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[9, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[10, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[11, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[12, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[13, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[14, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[15, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[16, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[17, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[18, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[19, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[20, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[21, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[22, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[23, s, s, s, s, s, s, s, s, s, s] == "") +
		(a[24, s, s, s, s, s, s, s, s, s, s] == ""));
}
==== code
dtrace: failed to compile script err.D_TOO_LARGE.statement.d: [D_TOO_LARGE] line 5: a statement of this clause needs 18022600 bytes of working memory, more than 16777216
  err.D_TOO_LARGE.statement.d:5:1: BEGIN {
                                   ^~~~~~~
  do less in one statement, or use smaller structs, or shorter strings with -x strsize
