BEGIN { trace((char)pid + (short)pid); trace(pid + uid); trace(uid + arg0); trace(timestamp - arg0); trace(-(unsigned char)pid); trace(~uid); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (+ (convert (convert pid:pid_t):char):int (convert (convert pid:pid_t):short):int):int
    trace (+ (convert pid:pid_t):uid_t uid:uid_t):uid_t
    trace (+ (convert uid:uid_t):int64_t arg0:int64_t):int64_t
    trace (- timestamp:uint64_t (convert arg0:int64_t):uint64_t):uint64_t
    trace (- (convert (convert pid:pid_t):unsigned char):int):int
    trace (~ uid:uid_t):uid_t
