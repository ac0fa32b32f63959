//! -L dlib
provider work { probe line__cut(char); };
work1234:::line-cut { trace(args[0]); }
work1234:::line-read { trace(args[1]); }
==== types
provider work line__cut [char] [char]
clause 0 at 3:1
  probe 4 work1234:work:read_line:line-cut
  do
    trace (convert arg0:int64_t):char
clause 1 at 4:1
  probe 5 work1234:work:read_line:line-read
  do
    trace (convert arg1:int64_t):uint64_t
