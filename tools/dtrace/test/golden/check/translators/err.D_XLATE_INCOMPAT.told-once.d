struct out { int good; int bad; }; struct in { int x; };
translator struct out < struct in *p > { good = p->x; bad = execname; };
BEGIN { trace(xlate<struct out *>((struct in *)arg0)->bad); }
END { trace(xlate<struct out *>((struct in *)arg0)->bad); }
==== types
dtrace: failed to compile script err.D_XLATE_INCOMPAT.told-once.d: [D_XLATE_INCOMPAT] line 2: translator member bad of struct out: operands have incompatible types: "int" = "string"
  err.D_XLATE_INCOMPAT.told-once.d:2:61: translator struct out < struct in *p > { good = p->x; bad = execname; };
                                                                                                     ^~~~~~~~
  strtoll() makes a number of text
