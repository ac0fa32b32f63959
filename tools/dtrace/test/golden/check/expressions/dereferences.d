BEGIN { p = (int *)arg0; trace(*p); trace(p[3]); trace(p[pid]); trace(**(char **)arg1); x = 1; trace(*&x); trace(&*p); }
==== types
variable p:int *
variable x:int with address
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (= p:int * (convert arg0:int64_t):int *):int *
    trace (* p:int *):int
    trace (* (+ p:int * 12:long):int *):int
    trace (* (+ p:int * (* (convert pid:pid_t):long 4:long):long):int *):int
    trace (* (* (convert arg1:int64_t):char **):char *):char
    (= x:int 1:int):int
    trace x:int
    trace p:int *
