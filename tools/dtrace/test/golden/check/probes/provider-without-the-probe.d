provider work { probe line__cut(char); };
provider works { probe line__read(char); };
work1234:::line-read { trace(args[0]); trace(args[1]); }
==== types
provider work line__cut [char] [char]
provider works line__read [char] [char]
clause 0 at 3:1
  probe 4 work1234:work:read_line:line-read
  do
    trace (convert arg0:int64_t):int32_t
    trace (convert arg1:int64_t):uint64_t
