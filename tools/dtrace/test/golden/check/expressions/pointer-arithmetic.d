BEGIN { p = (int *)arg0; trace(p + 1); trace(2 + p); trace(p - pid); trace(p + (unsigned char)3); trace((p + 5) - p); }
==== types
variable p:int *
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (= p:int * (convert arg0:int64_t):int *):int *
    trace (+ p:int * 4:long):int *
    trace (+ p:int * 8:long):int *
    trace (- p:int * (* (convert pid:pid_t):long 4:long):long):int *
    trace (+ p:int * 12:long):int *
    trace (/ (- (convert (+ p:int * 20:long):int *):long (convert p:int *):long):long 4:long):long
