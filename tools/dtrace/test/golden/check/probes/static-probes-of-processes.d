work1234:::line-read { trace(args[0]); trace(args[3]); }
w*:a.out:main:started,work1234:::line__cut { trace(pid); }
==== types
clause 0 at 1:1
  probe 4 work1234:work:read_line:line-read
  do
    trace (convert arg0:int64_t):int32_t
    trace (convert arg3:int64_t):uint8_t
clause 1 at 2:1
  probe 5 work1234:work:main:started
  probe 6 work1234:work:read_line:line-cut
  do
    trace pid:pid_t
