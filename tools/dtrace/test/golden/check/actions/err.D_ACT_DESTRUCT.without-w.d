BEGIN {
	trace(1);
	raise(9);
	system("date");
}
==== enabling
dtrace: could not enable tracing: [D_ACT_DESTRUCT] Destructive actions not allowed
  err.D_ACT_DESTRUCT.without-w.d:3:2:  raise(9);
                                       ^~~~~~~~
  raise() changes the system: allow it with -w or #pragma D option destructive
