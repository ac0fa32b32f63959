struct out { int pid; string name; };
translator struct out < int n > { pid = "x"; name = n; };
BEGIN { }
==== types
dtrace: failed to compile script err.D_XLATE_INCOMPAT.member.d: [D_XLATE_INCOMPAT] line 2: translator member pid of struct out: operands have incompatible types: "int" = "string"
  err.D_XLATE_INCOMPAT.member.d:2:41: translator struct out < int n > { pid = "x"; name = n; };
                                                                              ^~~
  strtoll() makes a number of text
dtrace: failed to compile script err.D_XLATE_INCOMPAT.member.d: [D_XLATE_INCOMPAT] line 2: translator member name of struct out: operands have incompatible types: "string" = "int"
  err.D_XLATE_INCOMPAT.member.d:2:1: translator struct out < int n > { pid = "x"; name = n; };
                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  lltostr() makes text of a number, stringof() of an address
