struct line { int length; };
struct info { int bits; };
translator struct info < struct line *L > { bits = L->length * 8; };
provider work { probe line__read(int id, struct line *line) : (struct info *line); };
work1234:::line-read { trace(args[0]); }
==== types
dtrace: failed to compile script err.D_XLATE_SOU.declared.d: [D_XLATE_SOU] line 5: a translated struct info * is used member by member
  err.D_XLATE_SOU.declared.d:5:30: work1234:::line-read { trace(args[0]); }
                                                                ^~~~~~~
  name the member that you want: ->member
