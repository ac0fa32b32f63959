BEGIN { trace(arg0 << pid); trace((char)pid << arg0); trace(uid >> 3); trace(1 << 31); trace(1 << 40); trace(1l << 40); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (<< arg0:int64_t pid:pid_t):int64_t
    trace (<< (convert (convert pid:pid_t):char):int arg0:int64_t):int
    trace (>> uid:uid_t 3:int):uid_t
    trace -2147483648:int
    trace (<< 1:int 40:int):int
    trace 1099511627776:long
