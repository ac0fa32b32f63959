struct line { int length; };
struct info { int bits; };
translator struct info < struct line *L > { bits = L->length * 8; };
provider work { probe line__read(int id, struct line *line) : (struct info *line); };
work1234:::line-read { this->line = args[0]; trace(this->line->bits); trace(args[0]); }
==== types
variable this->line:unsigned long
provider work line__read [int, struct line *] [struct info *]
clause 0 at 5:1
  probe 4 work1234:work:read_line:line-read
  do
    (= this->line:unsigned long (convert (convert arg1:int64_t):struct line userland *):unsigned long):unsigned long
    trace (* (. (* (convert this->line:unsigned long):struct line userland *):struct line length@0.0):int 8:int):int
    trace (convert (convert arg1:int64_t):struct line userland *):unsigned long
