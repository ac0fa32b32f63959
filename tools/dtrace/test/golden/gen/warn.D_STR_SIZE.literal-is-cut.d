//! -x strsize=8
BEGIN
{
	s = "ten bytes!";
	trace(strjoin(s, pid ? "seven b" : "eight by"));
	trace(strlen("ten again!"));
	/* These are not cut. */
	trace("printed as it is");
	printf("as well %s", "this one");
	trace(s == "never equal");
}
BEGIN, END { t = "of two probes"; }
==== compiles
dtrace: warning: warn.D_STR_SIZE.literal-is-cut.d: [D_STR_SIZE] line 4: this string of 10 bytes is cut to 7
  warn.D_STR_SIZE.literal-is-cut.d:4:6:  s = "ten bytes!";
                                             ^~~~~~~~~~~~
  -x strsize=11 keeps all of it
dtrace: warning: warn.D_STR_SIZE.literal-is-cut.d: [D_STR_SIZE] line 5: this string of 8 bytes is cut to 7
  warn.D_STR_SIZE.literal-is-cut.d:5:37:  trace(strjoin(s, pid ? "seven b" : "eight by"));
                                                                             ^~~~~~~~~~
  -x strsize=9 keeps all of it
dtrace: warning: warn.D_STR_SIZE.literal-is-cut.d: [D_STR_SIZE] line 6: this string of 10 bytes is cut to 7
  warn.D_STR_SIZE.literal-is-cut.d:6:15:  trace(strlen("ten again!"));
                                                       ^~~~~~~~~~~~
  -x strsize=11 keeps all of it
dtrace: warning: warn.D_STR_SIZE.literal-is-cut.d: [D_STR_SIZE] line 12: this string of 13 bytes is cut to 7
  warn.D_STR_SIZE.literal-is-cut.d:12:18: BEGIN, END { t = "of two probes"; }
                                                           ^~~~~~~~~~~~~~~
  -x strsize=14 keeps all of it
