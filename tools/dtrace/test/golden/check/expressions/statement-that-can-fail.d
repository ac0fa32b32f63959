int a[3];
BEGIN { *(char *)0; a[pid]; 10 / pid; stringof(arg0); }
==== types
variable a:int [3]
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (* 0:char *):char
    (element a:int [3] (convert pid:pid_t):long):int
    (/ 10:int pid:pid_t):pid_t
    (stringof (convert arg0:int64_t):char *):string
