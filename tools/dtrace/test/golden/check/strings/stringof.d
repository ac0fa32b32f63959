BEGIN { trace(stringof(arg0)); trace(stringof((char *)arg0)); trace(stringof(curthread->comm)); trace(stringof("x")); trace((string)(void *)arg1); trace(stringof(execname)); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (stringof (convert arg0:int64_t):char *):string
    trace (stringof (convert arg0:int64_t):char *):string
    trace (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string
    trace "x":string
    trace (stringof (convert arg1:int64_t):void *):string
    trace execname:string
