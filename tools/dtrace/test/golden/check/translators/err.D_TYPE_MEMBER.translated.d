struct out { int pid; string name; };
translator struct out < int n > { pid = n; };
BEGIN { trace(xlate <struct out> (1).zork); }
==== types
dtrace: failed to compile script err.D_TYPE_MEMBER.translated.d: [D_TYPE_MEMBER] line 3: zork is not a member of struct out
  err.D_TYPE_MEMBER.translated.d:3:15: BEGIN { trace(xlate <struct out> (1).zork); }
                                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  it has pid, name
