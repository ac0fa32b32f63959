struct out { int pid; string name; };
translator struct out < int n > { pid = n; zork = 1; };
BEGIN { trace(xlate <struct out> (1).name); }
==== types
dtrace: failed to compile script err.D_XLATE_MEMB.unknown-member.d: [D_XLATE_MEMB] line 2: translator member zork is not a member of struct out
  err.D_XLATE_MEMB.unknown-member.d:2:44: translator struct out < int n > { pid = n; zork = 1; };
                                                                                     ^~~~~~~~~
  it has pid, name
dtrace: failed to compile script err.D_XLATE_MEMB.unknown-member.d: [D_XLATE_MEMB] line 3: the translator to struct out gives no member name
  err.D_XLATE_MEMB.unknown-member.d:3:15: BEGIN { trace(xlate <struct out> (1).name); }
                                                        ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  write name = ...; in the translator
