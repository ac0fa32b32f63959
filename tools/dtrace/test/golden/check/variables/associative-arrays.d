int counts[int, string]; self uint64_t start[void *];
BEGIN { counts[1, "a"] = 2; counts[timestamp, execname]++; self->start[(void *)arg0] = timestamp; x[pid, execname, (char)1] = "s"; x[1, "b", 2] = execname;
	trace(x[0, curthread->comm, 'c']); trace(counts[1, "x"] ? 1 : 2); self->start[0] = 0; }
==== types
variable counts[int, string]:int
variable self->start[void *]:uint64_t
variable x[pid_t, string, int]:string
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= ([] counts 1:int "a":string):int 2:int):int
    (post+1 ([] counts (convert timestamp:uint64_t):int execname:string):int):int
    (= ([] self->start (convert arg0:int64_t):void *):uint64_t timestamp:uint64_t):uint64_t
    (= ([] x pid:pid_t execname:string 1:int):string "s":string):string
    (= ([] x 1:int "b":string 2:int):string execname:string):string
    trace ([] x 0:int (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string 99:int):string
    trace (?: ([] counts 1:int "x":string):int 1:int 2:int):int
    (= ([] self->start 0:void *):uint64_t 0:uint64_t):uint64_t
