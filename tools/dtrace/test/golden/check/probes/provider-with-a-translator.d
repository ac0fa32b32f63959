struct line { int length; char *text; };
typedef struct info { string text; int bits; } info_t;
translator info_t < struct line *L > { text = stringof(L->text); bits = L->length * 8; };
translator info_t < int N > { text = "a number"; bits = N; };
provider work { probe line__read(int id, struct line *line) : (info_t *line, info_t *id); };
work1234:::line-read { trace(args[0]->text); trace(args[0]->bits); trace(args[1]->bits); }
==== types
provider work line__read [int, struct line *] [info_t *, info_t *]
clause 0 at 6:1
  probe 4 work1234:work:read_line:line-read
  do
    trace (stringof (. (* (convert arg1:int64_t):struct line userland *):struct line text@8.0):char userland *):string
    trace (* (. (* (convert arg1:int64_t):struct line userland *):struct line length@0.0):int 8:int):int
    trace (convert arg0:int64_t):int
