BEGIN { trace((uint8_t)arg0); trace((int64_t)pid); trace((long)arg0); trace((unsigned)arg1); trace((void *)arg0); trace((string)execname); trace((pid_t)arg0); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (convert arg0:int64_t):uint8_t
    trace (convert pid:pid_t):int64_t
    trace (convert arg0:int64_t):long
    trace (convert arg1:int64_t):unsigned int
    trace (convert arg0:int64_t):void *
    trace execname:string
    trace (convert arg0:int64_t):pid_t
