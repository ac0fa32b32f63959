struct out { int pid; string name; };
translator struct out < int n > { pid = xlate <struct out> (n + 1).pid; };
BEGIN { trace(xlate <struct out> (1).pid); }
==== types
dtrace: failed to compile script err.D_TOO_DEEP.translator-of-itself.d: [D_TOO_DEEP] line 2: inlines and translators are nested too deeply
  err.D_TOO_DEEP.translator-of-itself.d:2:41: translator struct out < int n > { pid = xlate <struct out> (n + 1).pid; };
                                                                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  at most 10000 times, and 50 within each other
