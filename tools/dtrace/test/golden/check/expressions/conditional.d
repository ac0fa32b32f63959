BEGIN { trace(pid ? uid : arg0); trace(pid ? (char)1 : (short)2); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (?: pid:pid_t (convert uid:uid_t):int64_t arg0:int64_t):int64_t
    trace (?: pid:pid_t 1:int 2:int):int
