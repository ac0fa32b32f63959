struct out { int pid; string name; };
translator int < long x > { a = 1; };
translator struct out < int n > { pid = n; };
BEGIN { trace(xlate <int> (1)); this->p = xlate <struct out *> (1); }
==== types
dtrace: failed to compile script err.D_XLATE_SOU.not-a-struct.d: [D_XLATE_SOU] line 2: a translator makes a struct or union
  err.D_XLATE_SOU.not-a-struct.d:2:12: translator int < long x > { a = 1; };
                                                  ^~~
  int is none
dtrace: failed to compile script err.D_XLATE_SOU.not-a-struct.d: [D_XLATE_SOU] line 4: xlate makes a struct or union, and int is none
  err.D_XLATE_SOU.not-a-struct.d:4:15: BEGIN { trace(xlate <int> (1)); this->p = xlate <struct out *> (1); }
                                                     ^~~~~~~~~~~~~~~
  a cast converts to it, as in (int)
