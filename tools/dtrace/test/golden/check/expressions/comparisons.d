BEGIN { trace(pid == arg0); trace(uid < pid); trace((char)arg0 >= 3); trace((void *)arg0 == 0); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (== (convert pid:pid_t):int64_t arg0:int64_t):int
    trace (< uid:uid_t (convert pid:pid_t):uid_t):int
    trace (>= (convert (convert arg0:int64_t):char):int 3:int):int
    trace (== (convert (convert arg0:int64_t):void *):uint64_t 0:uint64_t):int
