BEGIN { p = (int *)arg0; trace(p == 0); trace(p < (int *)arg1); trace(p != arg2); trace(!p); trace(p && pid); }
==== types
variable p:int *
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (= p:int * (convert arg0:int64_t):int *):int *
    trace (== (convert p:int *):uint64_t 0:uint64_t):int
    trace (< (convert p:int *):uint64_t (convert (convert arg1:int64_t):int *):uint64_t):int
    trace (!= (convert p:int *):uint64_t (convert arg2:int64_t):uint64_t):int
    trace (! p:int *):int
    trace (&& p:int * pid:pid_t):int
