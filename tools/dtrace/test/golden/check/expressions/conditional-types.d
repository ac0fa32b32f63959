BEGIN { trace(pid ? 1 : 2l); trace(pid ? (char)1 : (short)2); trace(pid ? execname : "x"); trace(pid ? (int *)arg0 : 0); trace(0 ? 1 : timestamp); trace(pid ? (void *)arg0 : (int *)arg1); trace(curthread ? curthread->comm : execname); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (?: pid:pid_t 1:long 2:long):long
    trace (?: pid:pid_t 1:int 2:int):int
    trace (?: pid:pid_t execname:string "x":string):string
    trace (?: pid:pid_t (convert arg0:int64_t):int * 0:int *):int *
    trace timestamp:uint64_t
    trace (?: pid:pid_t (convert (convert arg0:int64_t):void *):int * (convert arg1:int64_t):int *):int *
    trace (?: curthread:struct task_struct * (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string execname:string):string
