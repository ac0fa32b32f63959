struct out { int pid; string name; };
translator struct out < int n > { pid = m; };
BEGIN { }
==== types
dtrace: failed to compile script err.D_IDENT_UNDEF.in-translator.d: [D_IDENT_UNDEF] line 2: failed to resolve m: Unknown variable name
  err.D_IDENT_UNDEF.in-translator.d:2:41: translator struct out < int n > { pid = m; };
                                                                                  ^
  assign it first, or declare it, as in int m;
