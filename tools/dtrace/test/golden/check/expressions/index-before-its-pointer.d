int *p;
BEGIN { trace(*(i++ + p)); trace(*(1 + p)); trace(*(i++ + p++)); }
==== types
variable p:int *
variable i:int64_t
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace (* (+ (* (post+1 i:int64_t):int64_t 4:long):long p:int *):int *):int
    trace (* (+ p:int * 4:long):int *):int
    trace (* (+ (* (post+1 i:int64_t):int64_t 4:long):long (post+4 p:int *):int *):int *):int
