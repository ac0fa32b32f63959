BEGIN { @ = count(); @a[execname, pid] = sum(arg0); @a["x", 1] = sum(1); @b[curthread->comm] = avg(pid); @c = min(-1); @c = min(timestamp); @d[(char)1, curthread] = max(pid); @e = stddev(arg0); }
==== types
aggregation 0 @[] count
aggregation 1 @a[string, pid_t] sum
aggregation 2 @b[string] avg
aggregation 3 @c[] min
aggregation 4 @d[char, struct task_struct *] max
aggregation 5 @e[] stddev
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    @ [ ] count
    @a [ execname:string pid:pid_t ] sum arg0:int64_t
    @a [ "x":string 1:int ] sum 1:int64_t
    @b [ (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string ] avg (convert pid:pid_t):int64_t
    @c [ ] min -1:int64_t
    @c [ ] min (convert timestamp:uint64_t):int64_t
    @d [ 1:char curthread:struct task_struct * ] max (convert pid:pid_t):int64_t
    @e [ ] stddev arg0:int64_t
