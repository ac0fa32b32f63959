provider work { probe line__read(int, string); };
provider work { probe line__read(int, char *); probe line__cut(uint16_t); };
work1234:::line-read, work1234:::line-cut { trace(arg0); }
work1234:::line-read { trace(args[0]); }
work1234:::line-cut { trace(args[0]); }
==== types
provider work line__read [int, string] [int, char userland *]
provider work line__read [int, char *] [int, char userland *]
provider work line__cut [uint16_t] [uint16_t]
clause 0 at 3:1
  probe 4 work1234:work:read_line:line-read
  probe 5 work1234:work:read_line:line-cut
  do
    trace arg0:int64_t
clause 1 at 4:1
  probe 4 work1234:work:read_line:line-read
  do
    trace (convert arg0:int64_t):int
clause 2 at 5:1
  probe 5 work1234:work:read_line:line-cut
  do
    trace (convert arg0:int64_t):uint16_t
