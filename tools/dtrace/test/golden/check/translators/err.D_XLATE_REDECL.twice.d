struct out { int pid; string name; };
translator struct out < int n > { pid = n; };
translator struct out < int m > { pid = m; };
BEGIN { }
==== types
dtrace: failed to compile script err.D_XLATE_REDECL.twice.d: [D_XLATE_REDECL] line 3: a translator from int to struct out is declared already
  err.D_XLATE_REDECL.twice.d:3:1: translator struct out < int m > { pid = m; };
                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  remove one of them, or let it take another type
