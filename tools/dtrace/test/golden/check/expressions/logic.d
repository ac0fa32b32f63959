BEGIN { trace(!pid); trace(pid && arg0 || uid ^^ gid); trace(!(void *)arg0); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (! pid:pid_t):int
    trace (|| (&& pid:pid_t arg0:int64_t):int (^^ uid:uid_t gid:gid_t):int):int
    trace (! (convert arg0:int64_t):void *):int
