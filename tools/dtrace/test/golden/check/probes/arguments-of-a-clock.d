profile-10ms { trace(args[0] == arg0); trace(args[1]); }
==== types
clause 0 at 1:1
  probe 4 profile:::profile-10ms
  do
    trace (== (convert arg0:int64_t):uint64_t (convert arg0:int64_t):uint64_t):int
    trace (convert arg1:int64_t):uint64_t
