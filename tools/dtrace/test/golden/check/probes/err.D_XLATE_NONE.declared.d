struct line { int length; };
struct info { int bits; };
provider work { probe line__read(int id, struct line *line) : (struct info *line); };
work1234:::line-read { trace(args[0]->bits); }
==== types
dtrace: failed to compile script err.D_XLATE_NONE.declared.d: [D_XLATE_NONE] line 4: no translator is defined from struct line userland * to struct info
  err.D_XLATE_NONE.declared.d:4:30: work1234:::line-read { trace(args[0]->bits); }
                                                                 ^~~~~~~~~~~~~
  declare translator struct info < struct line userland *x > { ... };
