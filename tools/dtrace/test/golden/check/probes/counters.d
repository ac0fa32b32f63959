cpc:::page_faults-user-1, instructions-all-1000000 { trace(args[0] + arg1); }
==== types
clause 0 at 1:1
  probe 4 cpc:::page_faults-user-1
  probe 5 cpc:::instructions-all-1000000
  do
    trace (+ (convert arg0:int64_t):uint64_t (convert arg1:int64_t):uint64_t):uint64_t
